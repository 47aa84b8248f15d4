import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PRODUCT, type SiteFolder } from './site-folder.mjs';
import { writeTypes } from './write-types.ts';

/** The look to begin with, and what a folder needs beside a clone of the product. */
const PARTS = [join(PRODUCT, 'build/create/looks/plain'), join(PRODUCT, 'build/site-folder/beside-clone')];

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
  for (const part of PARTS) await cp(part, siteDir, { recursive: true });
  for (const [kept, name] of NAMED_ASIDE) await rename(join(siteDir, kept), join(siteDir, name));
  await writeTypes(folder);
}
