import { spawnSync } from 'node:child_process';
import { PRODUCT, siteFolder } from '../site-folder/site-folder.mjs';
import { SITE } from './site-part.ts';
import { isCompiled } from './stamp.ts';

/**
 * Writes the modules of the site folder unless they are those of the last compile. Runs in a separate process, before
 * this one loads them: a loaded module stays as it is. False when the folder cannot be used; the reason was printed.
 */
export function ensureRegistry(): boolean {
  if (isCompiled(siteFolder(), SITE)) return true;
  const { status } = spawnSync(process.execPath, ['build/cli/write-registry.ts'], { cwd: PRODUCT, stdio: 'inherit' });
  return status === 0;
}
