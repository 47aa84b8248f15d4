import '../require-node.mjs';
import { fileURLToPath } from 'node:url';

const { compile } = await import('../compile/compile.ts');
await compile(fileURLToPath(new URL('../..', import.meta.url)), { withEditor: process.argv[2] !== 'build' });
