import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { renameVersion } from '#content-store/drafts/pages/page-history.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { isAsItBegan, lastImport } from './changed-here.ts';

/** Names the versions of the home page that are of an entry, as that page keeps its own id. */
const NAME = 'Imported as ';
const IS_OF_IMPORT = /^(?:wp|md|csv)-[0-9a-f]{8}-/;

/**
 * The entry or page that the page at the home address belongs to. Undefined: an entry may take it, as it is the empty one
 * that a site begins with, or was imported before versions had these names, from a source of which there are more pages
 * here (`isKnown`).
 */
export async function ownerOfHome(db: Db, _id: string, isKnown: boolean): Promise<string | undefined> {
  const home = await pageById(db, { _id });
  if (home?.slug !== '' || IS_OF_IMPORT.test(_id)) return _id;
  const imported = await lastImport(db, home, 'pages');
  if (imported && 'name' in imported && imported.name.startsWith(NAME)) return imported.name.slice(NAME.length);
  return (imported ? isKnown : await isAsItBegan(db, home)) ? undefined : _id;
}

/** Notes which entry an import has just stored as the home page. */
export const noteOwnerOfHome = (db: Db, { _id: pageId, revision }: Page, entryId: string): Promise<void> =>
  renameVersion(db, { pageId, revision }, `${NAME}${entryId}`);
