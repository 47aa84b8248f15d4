import type { Db } from '#content-store/drafts/database/open-database.ts';
import { inSavepoint } from '#content-store/drafts/database/savepoint.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { keepRevision } from '#content-store/drafts/publishing/publish-revision.ts';
import { scheduleById, waitingSchedules, writeSchedule } from '#content-store/drafts/publishing/schedules.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { reasonsOf } from '../../http/payload.ts';
import { MAX_WAITING, type StoredItem, siteZone } from '../../publishing/for-imports.ts';
import type { ReportedPage } from '../report/report.ts';
import type { Filling } from './filling.ts';
import { type PageToStore, type StoreOptions, storePage } from './store-page.ts';

const WAS_SCHEDULED = 'It was scheduled';

/** How many pages, or characters of their texts, share a transaction: a sync to disk takes longer than a page. */
const PAGES_AT_ONCE = 100;
const CHARACTERS_AT_ONCE = 1_000_000;

/** A page that was read, and what its losses are noted under. */
export interface ReadPage extends PageToStore {
  source: string;
  title: string;
  /** The characters of its text in the source. */
  length: number;
  /** What leads to it in the source besides its address here, for redirects. */
  oldAddresses?: (address: string) => readonly string[];
}

/**
 * Stores pages as they are read, and resolves with the redirects from their old addresses. A page that a save would refuse is
 * left out and reported; errors of the database or the disk end the import.
 */
export async function storeAll(
  filling: Filling,
  pages: AsyncIterable<ReadPage>,
  onStored: () => void,
): Promise<{ from: string; to: string }[]> {
  const redirects: { from: string; to: string }[] = [];
  let batch: ReadPage[] = [];
  let length = 0;
  const store = async () => {
    redirects.push(...(await storeTogether(filling, batch)));
    batch = [];
    length = 0;
    onStored();
  };
  for await (const page of pages) {
    batch.push(page);
    length += page.length;
    if (batch.length === PAGES_AT_ONCE || length >= CHARACTERS_AT_ONCE) await store();
  }
  await store();
  return redirects;
}

function storeTogether({ db, reporter, ...how }: Filling, pages: readonly ReadPage[]) {
  return transact(db, async (transaction) => {
    const stored: ReportedPage[] = [];
    const redirects: { from: string; to: string }[] = [];
    for (const page of pages) {
      const { source, title, collection, isPublic, oldAddresses } = page;
      const options = { ...how, lose: (what: string, why: string) => reporter.lose(source, what, why, page._id) };
      try {
        const { result, _id, slug, isPublished } = await inSavepoint(transaction, () =>
          storePage(transaction, page, options),
        );
        reporter.pageIs(_id, page._id);
        const isLeftOut = result === 'left out';
        const address = collection === 'pages' && !isLeftOut ? `/${slug}` : null;
        const isOurs = !isLeftOut && result !== 'kept' && !isPublished;
        const scheduledFor = isOurs ? await scheduled(transaction, { ...page, _id }, options) : undefined;
        stored.push({ source, title, result, _id: isLeftOut ? null : _id, address, isPublished, scheduledFor });
        if (address && isPublic)
          redirects.push(...(oldAddresses?.(address) ?? []).map((from) => ({ from, to: address })));
      } catch (error) {
        options.lose('The whole page', reasonsOf(error).join('; '));
        stored.push({ source, title, result: 'left out', _id: null, address: null, isPublished: false });
      }
    }
    reporter.report.pages.push(...stored);
    return redirects;
  });
}

/** When a page that is stored is going to be published; undefined for one that stays a draft. */
async function scheduled(
  db: Db,
  { _id, scheduledFor: at, page }: PageToStore,
  { publish, isDryRun, stamp, lose }: StoreOptions,
): Promise<string | undefined> {
  if (at === undefined) return undefined;
  if (!publish) {
    lose(WAS_SCHEDULED, `it is a draft: without --publish nothing was scheduled; its time is ${at}`);
    return undefined;
  }
  const isDone = isDryRun || (await schedulePage(db, { _id, at, stamp, domainId: String(page.domainId) }));
  if (isDone) return at;
  lose(WAS_SCHEDULED, `it is a draft: too many schedules already; its time is ${at}`);
  return undefined;
}

interface ToSchedule {
  _id: string;
  domainId: string;
  at: string;
  stamp: Stamp;
}

/**
 * Publishes a page at its time. A second run changes only what waits as an import left it: a schedule that a person moved
 * or cancelled stays so. False when so many wait that there is no room.
 */
async function schedulePage(db: Db, { _id, domainId, at, stamp }: ToSchedule): Promise<boolean> {
  const page = await pageById(db, { _id, domainId, collection: 'pages' });
  if (!page) return false;
  const id = `import-${_id}`;
  const known = await scheduleById(db, id, domainId);
  if (known && (known.state !== 'waiting' || known.createdBy !== stamp.by)) return true;
  if (!known && (await waitingSchedules(db, domainId)).length >= MAX_WAITING) return false;
  await keepRevision(db, { _id, collection: 'pages' }, page);
  const { slug, revision } = page;
  const item: StoredItem = { kind: 'page', _id, title: pageTitle(page), slug, revision };
  await writeSchedule(db, {
    ...{ id, domainId, action: 'publish', items: JSON.stringify([item]), at, zone: siteZone() },
    ...{ createdBy: stamp.by, createdAt: stamp.at, state: 'waiting', reason: null, doneAt: null },
  });
  return true;
}
