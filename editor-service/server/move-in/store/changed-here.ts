import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageAtRevision, pageHistory } from '#content-store/drafts/pages/page-history.ts';
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
export async function isAsItBegan(db: Db, page: Page): Promise<boolean> {
  const first = page.contents.length === 0 ? await pageAtRevision(db, page._id, 1) : undefined;
  return first !== undefined && hashOf(first) === hashOf(page);
}

/** The newest version that an import wrote; undefined for a page that none ever wrote. */
export const lastImport = async (db: Db, { _id }: Pick<Page, '_id'>, collection: Collection) =>
  (await pageHistory(db, _id, collection)).find(({ updatedBy }) => updatedBy === IMPORTER);

/** Of what editors write; without fields that are undefined, which are not stored. */
export const hashOf = (page: object): string => pageContentHash(JSON.parse(JSON.stringify(page)) as Page);
