import { ZodError } from 'zod';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { inSavepoint } from '#content-store/drafts/database/savepoint.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { AppError } from '#content-store/model/error.ts';
import { sentenceOf } from '../../calls/payload.ts';
import type { ReportedPage, Reporter } from '../report/report.ts';
import { schedulePage } from './schedule-page.ts';
import { type PageToStore, type StoreOptions, storePage } from './store-page.ts';

const WAS_SCHEDULED = 'It was scheduled';

/** A page that was read, and what its losses are noted under. */
export interface ReadPage extends PageToStore {
  source: string;
  title: string;
}

/**
 * Stores pages that were read, all in one transaction: a sync to disk takes longer than a page. One that a save would
 * refuse is left out and reported; errors of the database or the disk end the import.
 */
export function storeAll(
  db: Db,
  pages: readonly ReadPage[],
  reporter: Reporter,
  options: Omit<StoreOptions, 'lose'>,
): Promise<ReportedPage[]> {
  return transact(db, async (transaction) => {
    const stored: ReportedPage[] = [];
    for (const page of pages) {
      const { source, title, collection } = page;
      const lose = (what: string, why: string) => reporter.lose(source, what, why, page._id);
      try {
        const { result, _id, slug, isPublished } = await inSavepoint(transaction, () =>
          storePage(transaction, page, { ...options, lose }),
        );
        reporter.pageIs(_id, page._id);
        const isLeftOut = result === 'left out';
        const address = collection === 'pages' && !isLeftOut ? `/${slug}` : null;
        const isOurs = !isLeftOut && result !== 'kept' && !isPublished;
        const scheduledFor = isOurs ? await scheduled(transaction, { ...page, _id }, { ...options, lose }) : undefined;
        stored.push({ source, title, result, _id: isLeftOut ? null : _id, address, isPublished, scheduledFor });
      } catch (error) {
        lose('The whole page', reasonOf(error));
        stored.push({ source, title, result: 'left out', _id: null, address: null, isPublished: false });
      }
    }
    reporter.report.pages.push(...stored);
    return stored;
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
  lose(WAS_SCHEDULED, `it is a draft: so many schedules wait already; its time is ${at}`);
  return undefined;
}

function reasonOf(error: unknown): string {
  if (error instanceof ZodError) return error.issues.map(sentenceOf).join('; ');
  const isExpected = error instanceof AppError && !['unavailable', 'storage-full', 'internal'].includes(error.code);
  if (!isExpected) throw error;
  return (error.validationErrors ?? [error.message]).join('; ');
}
