import { setImmediate as nextTurn } from 'node:timers/promises';
import { countRows } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import { transact } from '../database/transact.ts';
import { changesOfRecord, joinChanges, namedOf, type RecordedChange } from './publish-records.ts';

/**
 * Joins the records of each day before a time into that of its last, which then says what the day changed, and forgets
 * copies that no record names any more. Returns how many records were joined to others.
 */
export async function thinRecords(db: Db, before: string): Promise<number> {
  const old = db.selectFrom('publishRecords').where('at', '<', before).select(['id', 'domainId', 'at']).orderBy('id');
  const days = Map.groupBy(await old.execute(), ({ domainId, at }) => `${domainId} ${at.slice(0, 10)}`);
  let joined = 0;
  for (const records of days.values()) {
    if (records.length === 1) continue;
    const numbers = records.map(({ id }) => id);
    await transact(db, (transaction) => joinRecords(transaction, numbers));
    joined += numbers.length - 1;
    await nextTurn(); // SQLite answers at once: other requests get their turn
  }
  if (joined > 0) await forgetCopies(db);
  return joined;
}

async function joinRecords(db: Db, numbers: readonly number[]): Promise<void> {
  const changes: RecordedChange[] = [];
  for (const number of numbers) changes.push(...(await changesOfRecord(db, number)));
  const record = numbers.at(-1) ?? 0;
  const lasting = joinChanges(changes);
  await db.deleteFrom('publishRecordItems').where('record', 'in', numbers).execute();
  for (const change of lasting) await putItem(db, { record, ...change });
  const others = numbers.filter((number) => lasting.length === 0 || number !== record);
  await db.deleteFrom('publishRecords').where('id', 'in', others).execute();
  const whole = { ...namedOf(lasting), undoes: null, batch: null };
  await db.updateTable('publishRecords').set(whole).where('id', '=', record).execute();
}

const putItem = preparedUpsert('publishRecordItems', {});

/** Deletes the copies that no record names any more. */
export async function forgetCopies(db: Db): Promise<void> {
  const named = (side: 'before' | 'after') =>
    db.selectFrom('publishRecordItems').where(side, 'is not', null).select(side).$narrowType<{ [side]: string }>();
  await db
    .deleteFrom('publishedCopies')
    .where('hash', 'not in', named('before'))
    .where('hash', 'not in', named('after'))
    .execute();
  const kept = db.selectFrom('publishedCopies').select('hash');
  await db.deleteFrom('publishedCopyMedia').where('hash', 'not in', kept).execute();
}

/** How many records are kept, and the bytes of the copies that they name. */
export async function sizeOfRecords(db: Db): Promise<{ records: number; copies: number }> {
  const length = db
    .selectFrom('publishedCopies')
    .select(({ fn }) => fn.sum<number | null>(fn('length', ['document'])).as('all'));
  const { all } = await length.executeTakeFirstOrThrow();
  return { records: await countRows(db.selectFrom('publishRecords')), copies: Number(all ?? 0) };
}
