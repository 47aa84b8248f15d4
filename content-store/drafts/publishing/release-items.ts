import type { Selectable } from 'kysely';
import { type Collection, type Page, type ServerOwnedField, serverOwnedFields } from '../../model/entities/page.ts';
import { pageTitle } from '../../model/entities/page-title.ts';
import { isCollection } from '../../model/entities/publishable.ts';
import type { SetAction } from '../../model/entities/release.ts';
import { parseSiteDocument, type SiteDocument, type SiteDocumentKind } from '../../model/entities/site-document.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import { AppError } from '../../model/error.ts';
import { stableJson } from '../../model/stable-json.ts';
import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import type { Database } from '../database/schema.ts';
import type { Stamp } from '../database/stamp.ts';
import { noteMediaUses, ownerInRelease } from '../media/note-media-uses.ts';
import { pageById } from '../pages/find-page.ts';
import { loadSiteDocumentById } from '../site/site-documents.ts';
import { pageContentHash } from '../states/content-hash.ts';
import { type PartRef, siteContentHash } from '../states/draft-states.ts';
import { copyHash, publishedRow } from './published-row.ts';
import { type DraftState, draftState } from './waiting-drafts.ts';

/** A version of a document in a release. */
export type ReleaseItem = Selectable<Database['releaseItems']>;

/** Names a version. */
export type ItemRef = PartRef & { release: string };

/** What is known of a draft, or of a version with the usernames of all who changed it (JSON). */
export type ReviewedState = DraftState & { authors?: string };

type AnyDocument = Page | SiteDocument<SiteDocumentKind>;

/** Everything that a release holds, by title. */
export const itemsOfRelease = (db: Db, release: string): Promise<ReleaseItem[]> =>
  db.selectFrom('releaseItems').where('release', '=', release).selectAll().orderBy('title').orderBy('part').execute();

/** What releases hold, by title, without what it says. */
export const refsInReleases = (db: Db, releases: readonly string[]) =>
  db
    .selectFrom('releaseItems')
    .where('release', 'in', [...releases, ''])
    .select(['release', 'part', 'id', 'action'])
    .orderBy('title')
    .orderBy('part')
    .execute();

/** A version; undefined when the release does not hold the document. */
export const itemInRelease = (db: Db, { release, part, id }: ItemRef): Promise<ReleaseItem | undefined> =>
  db
    .selectFrom('releaseItems')
    .where((is) => is.and({ release, part, id }))
    .selectAll()
    .executeTakeFirst();

/** The version that has this address. */
export const itemAtAddress = (
  db: Db,
  { release, part, slug }: { release: string; part: Collection; slug: string },
): Promise<ReleaseItem | undefined> =>
  db
    .selectFrom('releaseItems')
    .where((is) => is.and({ release, part, slug }))
    .selectAll()
    .executeTakeFirst();

/** Which open releases of the domain hold something of this, by name, and what of it. */
export function holdersOf(db: Db, domainId: string, ids: readonly string[]) {
  const held = db.selectFrom('releaseItems').innerJoin('releases', 'releases.id', 'releaseItems.release');
  return held
    .where((is) => is.and({ domainId, state: 'open' }))
    .where('releaseItems.id', 'in', [...ids, ''])
    .select(['part', 'releaseItems.id', 'release', 'name'])
    .orderBy('name')
    .execute();
}

/** Puts a document into a release, made from `base`; a version that is there is replaced. */
export async function addItem(
  db: Db,
  ref: ItemRef & { domainId: string; action?: SetAction | undefined },
  base: AnyDocument,
  { at, by }: Stamp,
): Promise<void> {
  const { release, part, id, domainId, action = 'publish' } = ref;
  const row = await publishedRow(db, { part, id });
  const { revision = 0, authors = '[]' } = (await itemInRelease(db, ref)) ?? {};
  await writeItem(
    db,
    {
      ...{ release, part, id, action, base: stableJson(base), live: row === undefined ? null : copyHash(row) },
      ...{ revision: revision + 1, updatedAt: at, updatedBy: by, authors },
    },
    { domainId, document: base },
  );
}

/**
 * Stores what a version says now, as its next revision. Throws AppError `not-found`, or `conflict` when it is not at the
 * expected one.
 */
export async function saveItem(
  db: Db,
  ref: ItemRef,
  { document, expectedRevision }: { document: AnyDocument; expectedRevision?: number | undefined },
  { at, by }: Stamp,
): Promise<void> {
  const item = await itemInRelease(db, ref);
  if (!item) throw new AppError('not-found', 'This is no longer in the release');
  const { revision, updatedAt, updatedBy } = item;
  if (expectedRevision !== undefined && expectedRevision !== revision) {
    const message = `This version was changed by ${updatedBy || 'someone else'} in the meantime`;
    throw new AppError('conflict', message, { current: { revision, updatedAt, updatedBy } });
  }
  const next = { ...item, revision: revision + 1, updatedAt: at, updatedBy: by };
  await writeItem(db, next, { domainId: document.domainId, document });
}

type ItemRow = Omit<ReleaseItem, 'document' | 'title' | 'slug'>;

async function writeItem(
  db: Db,
  row: ItemRow,
  { document, domainId }: { document: AnyDocument; domainId: string },
): Promise<void> {
  const page = isCollection(row.part) ? (document as Page) : undefined;
  const named = { title: page ? pageTitle(page) : '', slug: page?.slug ?? '' };
  const authors = JSON.stringify([...new Set([...(JSON.parse(row.authors) as string[]), row.updatedBy])]);
  const item = { ...row, ...named, authors, document: stableJson(document) };
  await putReleaseItem(db, item);
  await noteMediaUses(db, { owner: ownerInRelease(item), copy: 'draft', domainId }, document, item.updatedAt);
}

const putReleaseItem = preparedUpsert('releaseItems', { key: ['release', 'part', 'id'] });

/** Does something else with an item when its release goes live. */
export async function setItemAction(db: Db, { release, part, id }: ItemRef, action: SetAction): Promise<void> {
  const ref = { release, part, id };
  await db
    .updateTable('releaseItems')
    .set({ action })
    .where((is) => is.and(ref))
    .execute();
}

/** Takes a version out of its release. */
export async function removeItem(
  db: Db,
  { release, part, id }: ItemRef,
  { at, domainId }: { at: string; domainId: string },
) {
  const ref = { release, part, id };
  await db
    .deleteFrom('releaseItems')
    .where((is) => is.and(ref))
    .execute();
  await noteMediaUses(db, { owner: ownerInRelease(ref), copy: 'draft', domainId }, null, at);
}

/** A page, section or listing as its release has it; what the service owns is that of the stored page. */
export const pageOfItem = ({ document, revision, updatedAt, updatedBy }: ReleaseItem, stored: Page): Page =>
  withOwned(storedPage(document), stored, { revision, updatedAt, updatedBy });

/** What one page says, with what the service owns of another. */
export function withOwned(page: Page, stored: Page, own: Partial<Page>): Page {
  const owned = Object.keys(serverOwnedFields).filter((name): name is ServerOwnedField => name in stored);
  return { ...page, ...Object.fromEntries(owned.map((name) => [name, stored[name]])), ...own };
}

/**
 * What a version says, as the state of a draft does; undefined when the release does not hold it, or the page is gone. What is to be
 * taken from visitors is judged by its draft.
 */
export async function versionState(
  db: Db,
  { domainId, ...ref }: ItemRef & { domainId: string },
): Promise<ReviewedState | undefined> {
  const [item, draft] = [await itemInRelease(db, ref), await draftState(db, ref)];
  if (!item || (!draft && isCollection(item.part))) return undefined;
  if (item.action !== 'publish') return draft;
  const { part, id, title, slug, revision, updatedAt, updatedBy, authors, document } = item;
  const content = isCollection(part)
    ? pageContentHash(storedPage(document))
    : siteContentHash(siteDocumentOfItem(item));
  const { decided = null, isPublished = 0 } = draft ?? {};
  const said = { title, slug, revision, updatedAt, updatedBy, authors };
  return { part, id, domainId, content, decided, isPublished, ...said };
}

/** A document of the site as its release has it. */
export const siteDocumentOfItem = ({ part, document }: ReleaseItem): SiteDocument<SiteDocumentKind> =>
  parseSiteDocument(part as SiteDocumentKind, JSON.parse(document));

/** True while the ordinary draft says what a version was made from. */
export async function isDraftSame(db: Db, { part, id, base }: ReleaseItem, domainId: string): Promise<boolean> {
  if (isCollection(part)) {
    const draft = await pageById(db, { _id: id, collection: part, domainId });
    return draft !== undefined && pageContentHash(draft) === pageContentHash(storedPage(base));
  }
  const draft = await loadSiteDocumentById(db, { kind: part, _id: id, domainId }, 'draft');
  return contentOfSite(part, draft) === contentOfSite(part, JSON.parse(base));
}

const contentOfSite = (part: SiteDocumentKind, document: unknown): string =>
  siteContentHash(parseSiteDocument(part, document));

/** True while visitors have what they had when a version was made. */
export async function isLiveSame(db: Db, { part, id, live }: ReleaseItem): Promise<boolean> {
  const row = await publishedRow(db, { part, id });
  return (row === undefined ? null : copyHash(row)) === live;
}
