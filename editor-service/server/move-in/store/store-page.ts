import { pageContentHash } from '#content-store/drafts/content/content-hash.ts';
import { checkSlug, pageById, pageBySlug } from '#content-store/drafts/content/find-page.ts';
import { pageAtRevision, pageHistory } from '#content-store/drafts/content/page-history.ts';
import { insertPage, savePage } from '#content-store/drafts/content/pages.ts';
import { insertPublished, publishPage } from '#content-store/drafts/content/publish-page.ts';
import { isInTrash } from '#content-store/drafts/content/trash.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { Page, PageDraft } from '#content-store/model/entities/page.ts';
import { IMPORTER } from '#content-store/model/people/importer.ts';
import { postedPage } from '../../../contract/page-calls.ts';
import { checkPayload } from '../../calls/payload.ts';
import { cleanPage } from '../../content/clean-page.ts';
import { finishedContent } from '../../publishing/finished-content.ts';
import type { PageResult } from '../report/report.ts';

export interface PageToStore {
  _id: string;
  collection: 'pages' | 'sections';
  /** Visitors of the source could see it. */
  isPublic: boolean;
  /** When visitors of the source would have seen it, for one that was scheduled and whose time has not come. */
  scheduledFor?: string | undefined;
  /** The page as a client would post it. */
  page: Record<string, unknown>;
}

export interface StoreOptions {
  stamp: Stamp;
  publish: boolean;
  isDryRun: boolean;
  lose: (what: string, why: string) => void;
}

interface Stored {
  result: PageResult;
  _id: string;
  slug: string;
  isPublished: boolean;
}

/** How many addresses are tried when one is taken. */
const MOST_TRIES = 20;

/**
 * Stores a page under its own id: a second time it is updated, unless a person has changed it here since, or deleted it.
 * Throws AppError or ZodError for a page that a save would refuse.
 */
export async function storePage(db: Db, wanted: PageToStore, options: StoreOptions): Promise<Stored> {
  const { collection, isPublic, page } = wanted;
  const { publish, stamp, lose } = options;
  const { draft, warnings } = cleanPage(checkPayload(postedPage, page), collection);
  for (const warning of warnings) lose(warning, 'the page was stored nevertheless');
  const stored = await storedPage(db, wanted, draft);
  const _id = stored?._id ?? wanted._id;
  if (!stored && (await isInTrash(db, { _id, collection }))) {
    lose('A page that was deleted here since', 'it stays deleted');
    return { result: 'left out', _id, slug: draft.slug, isPublished: false };
  }
  if (stored && (await wasChangedHere(db, stored, collection))) {
    return { result: 'kept', _id, slug: stored.slug, isPublished: stored.published };
  }
  if (collection === 'pages') draft.slug = await freeSlug(db, draft, stored, _id, lose);
  const isUnchanged =
    stored !== undefined &&
    hashOf({ ...draft, slug: collection === 'sections' ? stored.slug : draft.slug }) === hashOf(stored);
  const wasTakenOffline = stored?.lastPublished !== undefined && !stored.published;
  const makePublic = publish && isPublic && !wasTakenOffline;
  if (publish && isPublic && wasTakenOffline) lose('A page that was taken offline here since', 'it stays a draft');
  if (stored?.published && !isPublic) {
    lose(
      'A page that is not public any more in the source',
      'it is still published here: take it offline if it should be',
    );
  }
  const result = !stored ? 'created' : isUnchanged ? 'unchanged' : 'updated';
  const isPublished = makePublic || stored?.published === true;
  const answer = { result, _id, slug: draft.slug, isPublished } as const;
  if (options.isDryRun || (isUnchanged && (!makePublic || stored.published))) return answer;
  const ref = { _id, collection };
  if (stored && makePublic) await publishPage(db, ref, stamp, { draft, named: finishedContent });
  else if (stored) await savePage(db, ref, draft, stamp);
  else if (makePublic) await insertPublished(db, { ...draft, _id }, stamp, { collection, named: finishedContent });
  else await insertPage(db, { ...draft, _id }, stamp, collection);
  return answer;
}

/** The page of an earlier run; for the home page also the one that every new site has, as long as no person changed it. */
async function storedPage(
  db: Db,
  { _id, collection }: PageToStore,
  { domainId, slug }: PageDraft,
): Promise<Page | undefined> {
  const own = await pageById(db, { _id, domainId, collection });
  if (own || slug !== '' || collection !== 'pages') return own;
  const home = await pageBySlug(db, { domainId, slug });
  return home && ((await lastImport(db, home, collection)) || (await isAsItBegan(db, home))) ? home : undefined;
}

/** True for an empty page that has not been changed. */
async function isAsItBegan(db: Db, page: Page): Promise<boolean> {
  const first = page.contents.length === 0 ? await pageAtRevision(db, page._id, 1) : undefined;
  return first !== undefined && hashOf(first) === hashOf(page);
}

async function wasChangedHere(db: Db, page: Page, collection: 'pages' | 'sections'): Promise<boolean> {
  if (page.updatedBy === IMPORTER) return false;
  const imported = await lastImport(db, page, collection);
  if (!imported) return !(await isAsItBegan(db, page));
  const before = await pageAtRevision(db, page._id, imported.revision, collection);
  return before === undefined || hashOf(before) !== hashOf(page);
}

/** The newest version that an import wrote; undefined for a page that none ever wrote. */
const lastImport = async (db: Db, { _id }: Page, collection: 'pages' | 'sections') =>
  (await pageHistory(db, _id, collection)).find(({ updatedBy }) => updatedBy === IMPORTER);

/** Without fields that are undefined, which are not stored. */
const hashOf = (page: object): string => pageContentHash(JSON.parse(JSON.stringify(page)) as Page);

/** The wanted address, or the next that is free; a page that got another one in an earlier run keeps it. */
async function freeSlug(
  db: Db,
  { domainId, slug }: PageDraft,
  stored: Page | undefined,
  _id: string,
  lose: StoreOptions['lose'],
): Promise<string> {
  for (let number = 1; number <= MOST_TRIES; number += 1) {
    const tried = number === 1 ? slug : `${slug || 'home'}-${number}`;
    if (tried !== stored?.slug && (await checkSlug(db, { domainId, slug: tried }, _id)) !== null) continue;
    if (number > 1 && tried !== stored?.slug)
      lose(`The address /${slug}`, `another page has it; this one is at /${tried}`);
    return tried;
  }
  return stored?.slug ?? `${slug || 'home'}-${_id.toLowerCase()}`;
}
