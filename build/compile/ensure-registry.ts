import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { siteFolder } from '../site-folder/site-folder.mjs';
import { SITE } from './site-part.ts';
import { isCompiled } from './stamp.ts';

const PROGRAM = fileURLToPath(new URL('./registry-program.ts', import.meta.url));

/**
 * Writes the modules of the site folder unless they are those of the last compile. Runs in a separate process, before
 * this one loads them: a loaded module stays as it is. False when the folder cannot be used; the reason was printed.
 */
export function ensureRegistry(): boolean {
  if (isCompiled(siteFolder(), SITE)) return true;
  const { status } = spawnSync(process.execPath, [PROGRAM], { stdio: 'inherit' });
  return status === 0;
}
