import { setImmediate as nextTurn } from 'node:timers/promises';
import { IMPORTER } from '../../model/people/importer.ts';
import type { ContentTables } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';

/** SQLite takes 32,766 values in a statement; a script that saves every few minutes makes as many versions. */
const REVISIONS_AT_ONCE = 10_000;

export interface HistoryLimits {
  /** Versions from then on are kept, ISO 8601. */
  before: string;
  /** How many of a page's newest versions are kept regardless of age. */
  newest: number;
}

type Version = Pick<ContentTables['pageHistory'], 'revision' | 'action' | 'updatedAt' | 'updatedBy' | 'name'>;

/**
 * Deletes versions that are older than the limits allow, and returns their number. Those with a name stay, with what a
 * page was when it was last published, what an import wrote last (the next one compares it), and pages that a schedule waits for.
 */
export async function thinHistory(db: Db, limits: HistoryLimits): Promise<number> {
  const long = await db
    .selectFrom('pageHistory')
    .select(['collection', 'pageId'])
    .groupBy(['collection', 'pageId'])
    .having(({ fn }) => fn.countAll<number>(), '>', limits.newest)
    .execute();
  const waiting = await db.selectFrom('schedules').where('state', '=', 'waiting').select('items').execute();
  const isScheduled = (pageId: string) => waiting.some(({ items }) => items.includes(`"${pageId}"`));
  let deleted = 0;
  for (const { collection, pageId } of long) {
    if (isScheduled(pageId)) continue;
    const versions = await db
      .selectFrom('pageHistory')
      .where((is) => is.and({ collection, pageId }))
      .select(['revision', 'action', 'updatedAt', 'updatedBy', 'name'])
      .orderBy('revision', 'desc')
      .execute();
    const old = oldVersions(versions, limits);
    for (let start = 0; start < old.length; start += REVISIONS_AT_ONCE) {
      const ofPage = db.deleteFrom('pageHistory').where((is) => is.and({ collection, pageId }));
      const some = ofPage.where('revision', 'in', old.slice(start, start + REVISIONS_AT_ONCE));
      const { numDeletedRows } = await some.where('name', 'is', null).executeTakeFirst(); // or named meanwhile
      deleted += Number(numDeletedRows);
    }
    await nextTurn(); // SQLite answers at once: other requests get their turn
  }
  return deleted;
}

/** The revisions that may be deleted, of all versions of a page, newest first. */
function oldVersions(versions: readonly Version[], { before, newest }: HistoryLimits): number[] {
  const lastPublish = versions.find(({ action }) => action === 'publish');
  const lastImport = versions.find(({ updatedBy }) => updatedBy === IMPORTER);
  return versions
    .slice(newest)
    .filter((version) => version !== lastPublish && version !== lastImport && version.name === null)
    .filter(({ updatedAt }) => updatedAt < before)
    .map(({ revision }) => revision);
}
