import { AppError } from '../../model/error.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { domainsThatPublish } from '../media/published-media.ts';
import { changesOfRecord, copiesAt, namedOf, type RecordedChange } from './publish-records.ts';
import { copyHash, publishedRow } from './published-row.ts';
import { forgetCopies } from './thin-records.ts';
import { keepCopy } from './with-record.ts';

/** What is removed from records: a page or section from all of them, an original from all, or what went live with one. */
export interface Removal {
  pageId?: string | undefined;
  mediaId?: string | undefined;
  number?: number | undefined;
}

const COLLECTIONS = ['pages', 'listings', 'sections'] as const;

/**
 * Removes what visitors saw before for good: its copies are deleted, and each record that held it says who removed it and
 * why. What visitors see now is not touched. Returns the number of records that held it. Throws AppError `conflict` while
 * visitors still have it, `not-found` when no record holds it.
 */
export function removeFromRecords(db: Db, removal: Removal, { by }: Stamp, reason: string): Promise<number> {
  return transact(db, async (transaction) => {
    const held = await removed(transaction, removal);
    if (held.length === 0) throw new AppError('not-found', 'No record holds this any more');
    for (const record of held) {
      const left = namedOf(await changesOfRecord(transaction, record));
      const own = removal.number === undefined ? {} : { givenName: '', note: '' };
      const facts = { ...own, name: left.name || 'Removed for good', total: left.total, removed: `${by}: ${reason}` };
      await transaction.updateTable('publishRecords').set(facts).where('id', '=', record).execute();
    }
    await forgetCopies(transaction);
    return held.length;
  });
}

/** Takes it from the records, and returns those that held it. */
function removed(db: Db, { pageId, mediaId = '', number }: Removal): Promise<number[]> {
  if (number !== undefined) return removeMoment(db, number);
  return pageId === undefined ? removeOriginal(db, mediaId) : removePage(db, pageId);
}

async function removePage(db: Db, id: string): Promise<number[]> {
  for (const part of COLLECTIONS) {
    const isLive = (await publishedRow(db, { part, id })) !== undefined;
    if (isLive) throw new AppError('conflict', 'Visitors have this page now; unpublish or delete it first');
  }
  const items = db.deleteFrom('publishRecordItems').where('id', '=', id).where('part', 'in', COLLECTIONS);
  return recordsOf(await items.returning('record').execute());
}

/** Copies stay, without the original: where it was there is none. */
async function removeOriginal(db: Db, id: string): Promise<number[]> {
  const isLive = (await domainsThatPublish(db, id)).length > 0;
  if (isLive) throw new AppError('conflict', 'Visitors see this now; remove it from the pages that show it first');
  const uses = await db.selectFrom('publishedCopyMedia').where('mediaId', '=', id).select('hash').execute();
  const held: { record: number }[] = [];
  const hashes = uses.map(({ hash }) => hash);
  for (const [hash, text] of await copiesAt(db, hashes)) {
    const without = await keepCopy(db, text.replaceAll(id, ''));
    for (const side of ['before', 'after'] as const) {
      const items = db.updateTable('publishRecordItems').where(side, '=', hash);
      held.push(
        ...(await items
          .set({ [side]: without })
          .returning('record')
          .execute()),
      );
    }
  }
  return recordsOf(held);
}

/** What went live with a record was never there: what was before it lasted until the next change. */
async function removeMoment(db: Db, record: number): Promise<number[]> {
  const shown = (await changesOfRecord(db, record)).filter(({ after }) => after !== null);
  for (const change of shown) await joinToNext(db, record, change);
  return shown.length > 0 ? [record] : [];
}

async function joinToNext(db: Db, record: number, { part, id, title, before, after }: RecordedChange): Promise<void> {
  const same = { part, id };
  const later = db
    .selectFrom('publishRecordItems')
    .where((is) => is.and(same))
    .where('record', '>', record);
  const next = await later.select(['record', 'after']).orderBy('record').limit(1).executeTakeFirst();
  const row = next ? undefined : await publishedRow(db, { part, id });
  if (row !== undefined && copyHash(row) === after)
    throw new AppError('conflict', `Visitors see “${title}” as it is here; publish it again or unpublish it first`);
  const items = db.deleteFrom('publishRecordItems').where((is) => is.and(same));
  await items.where('record', '=', record).execute();
  if (!next) return;
  if (next.after === before) await items.where('record', '=', next.record).execute();
  else
    await db
      .updateTable('publishRecordItems')
      .set({ before })
      .where((is) => is.and({ ...same, record: next.record }))
      .execute();
}

const recordsOf = (rows: readonly { record: number }[]): number[] => [...new Set(rows.map(({ record }) => record))];
