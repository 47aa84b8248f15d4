import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { siteFolder } from '../site-folder/site-folder.mjs';
import { isCompiled, type StampedPart } from './stamp.ts';

/** The compiler sets a build's peak memory: this lowers it by a sixth and takes no more time. */
const HEAP = '--max-semi-space-size=8';

/**
 * Runs a compile command in a separate process, unless its parts are up to date: this process can continue other work
 * and keeps its environment. Rejects when the sources cannot be compiled; the compiler has printed the reason.
 */
export async function compileApart(
  command: URL,
  parts: readonly StampedPart[],
  { words = [], stdio = 'inherit' }: { words?: readonly string[]; stdio?: 'inherit' | 'ignore' } = {},
): Promise<void> {
  const folder = siteFolder();
  if (parts.every((part) => isCompiled(folder, part))) return;
  const child = spawn(process.execPath, [HEAP, fileURLToPath(command), ...words], { stdio });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The site could not be compiled');
}
