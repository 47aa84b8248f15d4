import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { IS_PACKAGE, PRODUCT, type SiteFolder, siteFolder } from '../site-folder/site-folder.mjs';

/**
 * The root that Astro gets for a site folder. It writes there, and finds the scripts of components only when root and sources
 * are in the same folder of the disk: that of the compiled output, or else the one in the site folder.
 */
export function astroRoot({ siteDir, compiledDir }: SiteFolder): string {
  const folders = [compiledDir, siteFolder({ SITE_DIR: siteDir }).compiledDir];
  const root = folders.find((folder) => topOf(folder) === topOf(PRODUCT)) ?? compiledDir;
  if (IS_PACKAGE) linkPackages(root);
  return root;
}

/** `/srv/site/dist` → `srv` */
const topOf = (path: string) => path.split(sep)[1];

/** pnpm puts what the product needs where only the product finds it. */
function linkPackages(root: string): void {
  const link = join(root, 'node_modules');
  mkdirSync(root, { recursive: true });
  rmSync(link, { recursive: true, force: true });
  symlinkSync(dirname(PRODUCT), link, 'junction');
}
