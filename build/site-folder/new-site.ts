import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFolder } from './site-folder.mjs';
import { writeTypes } from './write-types.ts';

const STARTER = fileURLToPath(new URL('./starter', import.meta.url));

/** Makes a small site in a new or empty folder. Throws when there is something in it. */
export async function newSite(folder: SiteFolder): Promise<void> {
  const { siteDir } = folder;
  if (existsSync(siteDir) && (await readdir(siteDir)).length > 0) {
    throw new Error(`${siteDir} is not empty; a new site wants a folder of its own`);
  }
  await mkdir(siteDir, { recursive: true });
  await cp(STARTER, siteDir, { recursive: true });
  await rename(join(siteDir, 'gitignore'), join(siteDir, '.gitignore'));
  await writeTypes(folder);
}
