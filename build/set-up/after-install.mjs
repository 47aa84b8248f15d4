// npm runs this automatically after every installation (`npm ci`).
import { linkOwnNode } from './own-node.mjs';

linkOwnNode(process.cwd());
