import '#build/require-node.mjs';
import { compileMeanwhile } from './compile-meanwhile.ts';
import { runService } from './run-service.ts';

// The program of `npm start`, which has it compile what has changed; a service manager's has compiled before.
runService({ compile: process.argv.includes('--compile') ? compileMeanwhile : undefined });
