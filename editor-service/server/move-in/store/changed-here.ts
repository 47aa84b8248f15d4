import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { pageAtRevision, pageHistory, renameVersion } from '#content-store/drafts/pages/page-history.ts';
import { pageContentHash } from '#content-store/drafts/states/content-hash.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { IMPORTER } from '#content-store/model/people/importer.ts';

/** True for a page that a person has made or changed, so that no import may. */
export async function wasChangedHere(db: Db, page: Page, collection: Collection): Promise<boolean> {
  if (page.updatedBy === IMPORTER) return false;
  const imported = await lastImport(db, page, collection);
  if (!imported) return !(await isAsItBegan(db, page));
  const before = await pageAtRevision(db, page._id, imported.revision, collection);
  return before === undefined || hashOf(before) !== hashOf(page);
}

/** True for an empty page that has not been changed. */
async function isAsItBegan(db: Db, page: Page): Promise<boolean> {
  const first = page.contents.length === 0 ? await pageAtRevision(db, page._id, 1) : undefined;
  return first !== undefined && hashOf(first) === hashOf(page);
}

/** The newest version that an import wrote; undefined for a page that none ever wrote. */
const lastImport = async (db: Db, { _id }: Pick<Page, '_id'>, collection: Collection) =>
  (await pageHistory(db, _id, collection)).find(({ updatedBy }) => updatedBy === IMPORTER);

/** Of what editors write; without fields that are undefined, which are not stored. */
export const hashOf = (page: object): string => pageContentHash(JSON.parse(JSON.stringify(page)) as Page);

/** Begins the name of a version that an import stored as the home page, which keeps its own id; the entry's id follows. */
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
