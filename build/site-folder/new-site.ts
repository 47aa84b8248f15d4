import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFolder } from './site-folder.mjs';
import { writeTypes } from './write-types.ts';

const STARTER = fileURLToPath(new URL('./starter', import.meta.url));

/** Files kept under other names here, because tools would read them in the product's own folder. */
const NAMED_ASIDE = [
  ['_gitignore', '.gitignore'],
  ['_tsconfig.json', 'tsconfig.json'],
] as const;

/** Creates a small site in a new or empty folder. Throws when the folder is not empty. */
export async function newSite(folder: SiteFolder): Promise<void> {
  const { siteDir } = folder;
  if (existsSync(siteDir) && (await readdir(siteDir)).length > 0) {
    throw new Error(`${siteDir} is not empty; a new site needs an empty folder`);
  }
  await mkdir(siteDir, { recursive: true });
  await cp(STARTER, siteDir, { recursive: true });
  for (const [kept, name] of NAMED_ASIDE) await rename(join(siteDir, kept), join(siteDir, name));
  await writeTypes(folder);
}
