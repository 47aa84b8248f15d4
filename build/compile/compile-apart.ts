import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isCompiled } from './stamp.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Compiles the site in a process of its own, unless that is done, so that this one can read the content meanwhile. */
export async function compileApart(): Promise<void> {
  if (isCompiled(ROOT, { withEditor: false })) return;
  console.info('Compiling the site ...');
  const { NODE_ENV: _, ...env } = process.env; // Whoever compiles, the bytes are the same.
  const child = spawn(process.execPath, ['build/cli/compile.ts', 'build'], { cwd: ROOT, env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The site could not be compiled');
}
