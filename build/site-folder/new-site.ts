import { join } from 'node:path';
import type { SiteChoices } from '../create/site-options.ts';
import { beginSite } from '../create/write-site.ts';
import { PRODUCT, type SiteFolder } from './site-folder.mjs';
import { writeTypes } from './write-types.ts';

const LOOKS = join(PRODUCT, 'build/create/looks');

/** Makes a site for a clone of the product in a new or empty folder. Throws when the folder is not empty. */
export async function newSite(folder: SiteFolder, choices: SiteChoices): Promise<void> {
  const look = choices.look === 'demo' ? join(PRODUCT, 'site/demo') : join(LOOKS, choices.look);
  await beginSite({ directory: folder.siteDir, ...choices }, look, join(PRODUCT, 'build/site-folder/beside-clone'));
  await writeTypes(folder);
}
