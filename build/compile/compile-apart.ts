import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PRODUCT, siteFolder } from '../site-folder/site-folder.mjs';
import { isCompiled } from './stamp.mjs';

/**
 * Compiles in a process of its own, unless that is done: this one can do something else meanwhile, and keeps the
 * environment that it was given. Rejects when the sources cannot be compiled; the compiler has said why then.
 */
export async function compileApart({ withEditor }: { withEditor: boolean }): Promise<void> {
  if (isCompiled(siteFolder(), { withEditor })) return;
  console.info(withEditor ? 'Compiling the site and the editor ...' : 'Compiling the site ...');
  const { NODE_ENV: _, ...env } = process.env; // Whoever compiles, the bytes are the same.
  const program = ['build/cli/compile.ts', withEditor ? 'start' : 'build'];
  const child = spawn(process.execPath, program, { cwd: PRODUCT, env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The site could not be compiled');
}
