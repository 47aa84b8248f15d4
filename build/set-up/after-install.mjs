// npm runs this after every installation of its own accord (`npm ci`).
import { linkOwnNode } from './own-node.mjs';

linkOwnNode(process.cwd());
