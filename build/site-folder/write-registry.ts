import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '#site/fields/site-config.ts';
import { problemsOf } from './check-site-folder.ts';
import { findUnits } from './find-units.ts';
import { ownModules } from './own-modules.ts';
import { readConfig } from './read-config.ts';
import { IS_PACKAGE, type SiteFolder } from './site-folder.mjs';
import { SiteFolderError } from './site-folder-error.ts';
import { writeBuiltIn } from './write-built-in.ts';
import { writeIfChanged } from './write-if-changed.ts';
import { writeTypes } from './write-types.ts';

/**
 * Writes the contents of a site folder as modules in `compiledDir/own`, to which `#own/*` resolves; their exports match
 * those of `site/own`; and the lists of what is built in. A file is written only when it changes. Throws SiteFolderError.
 */
export async function writeRegistry(folder: SiteFolder): Promise<SiteConfig> {
  const { root, siteDir, compiledDir } = folder;
  if (!existsSync(siteDir)) throw new SiteFolderError(siteDir, ['SITE_DIR: expected a folder, found nothing there']);
  const config = await readConfig(siteDir);
  const { units, problems } = findUnits(siteDir);
  problems.push(...(await problemsOf(siteDir, config, units)));
  if (problems.length > 0) throw new SiteFolderError(siteDir, problems);
  if (!IS_PACKAGE) await writeBuiltIn(join(root, 'site'));
  const own = join(compiledDir, 'own');
  const modules = ownModules(own, siteDir, config, units);
  for (const [name, text] of Object.entries(modules)) await writeIfChanged(join(own, name), text);
  if (!modules['icon.ts']) await rm(join(own, 'icon.ts'), { force: true });
  if (!IS_PACKAGE) await writeTypes(folder);
  return config;
}
