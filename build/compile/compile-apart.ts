import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PRODUCT, siteFolder } from '../site-folder/site-folder.mjs';
import { isCompiled, type Part } from './stamp.ts';

/**
 * Runs a compile command in a process of its own, unless its parts are compiled: this process can do something else
 * meanwhile, and keeps its environment. Rejects when the sources cannot be compiled; the compiler has said why then.
 */
export async function compileApart(command: string, parts: readonly Part[]): Promise<void> {
  const folder = siteFolder();
  if (parts.every((part) => isCompiled(folder, part))) return;
  const { NODE_ENV: _, ...env } = process.env; // The bytes are the same in every environment.
  const child = spawn(process.execPath, [command], { cwd: PRODUCT, env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The site could not be compiled');
}
