import { AppError } from '../../model/error.ts';
import type { Focus } from '../../model/media/image.ts';
import { mediaListPath, originalPath } from '../../model/published/published-path.ts';
import type { Db } from '../database/open-database.ts';
import { queueDelivery } from '../database/outbox.ts';
import { transact } from '../database/transact.ts';
import { columnsOf, type OriginalRecord, originalById } from './media.ts';
import { domainsThatPublish } from './published-media.ts';

/** What people say about an original; `focus` null: the centre. */
interface Words {
  name?: string | undefined;
  alt?: string | undefined;
  focus?: Focus | null | undefined;
}

/** Changes the name, alt text or focus, also in published media lists. Throws AppError `not-found`. */
export function describeMedia(db: Db, id: string, words: Words, at: string): Promise<OriginalRecord> {
  return transact(db, async (transaction) => {
    const before = await requireOriginal(transaction, id);
    const after = { ...before, name: words.name ?? before.name };
    if ('alt' in after) {
      after.alt = words.alt ?? after.alt;
      if (words.focus !== undefined) after.focus = words.focus ?? undefined;
    }
    await transaction.updateTable('media').where('id', '=', id).set(columnsOf(after)).execute();
    await queueLists(transaction, id, at);
    return after;
  });
}

/** Replaces the original with the same id everywhere; returns the previous one. Throws AppError `not-found`. */
export function replaceMedia(
  db: Db,
  replacement: OriginalRecord,
  size: number,
  at: string,
  uploadHash = '',
): Promise<OriginalRecord> {
  return transact(db, async (transaction) => {
    const before = await requireOriginal(transaction, replacement._id);
    const columns = { ...columnsOf(replacement), size, uploadHash };
    await transaction.updateTable('media').where('id', '=', before._id).set(columns).execute();
    for (const domainId of await queueLists(transaction, before._id, at)) {
      await queueDelivery(transaction, { domainId, path: originalPath(before.hash, before.ext) }, at);
    }
    return before;
  });
}

/** Removes an original from the library and returns it. Throws AppError `not-found`, or `conflict` while it is used. */
export function deleteMedia(db: Db, id: string): Promise<OriginalRecord> {
  return transact(db, async (transaction) => {
    const record = await requireOriginal(transaction, id);
    const used = transaction.selectFrom('mediaUses').where('mediaId', '=', id).select('owner');
    if (await used.executeTakeFirst()) throw new AppError('conflict', 'This is used on pages; remove it there first');
    const seen = await lastSeen(transaction, id);
    if (seen) throw new AppError('conflict', `Used by what visitors saw on ${seen}; remove it for good in Published`);
    await transaction.deleteFrom('media').where('id', '=', id).execute();
    return record;
  });
}

/** The day, in words, and the number of the latest kept record that shows an original; undefined when none does. */
async function lastSeen(db: Db, mediaId: string): Promise<string | undefined> {
  const copies = db.selectFrom('publishedCopyMedia').where('mediaId', '=', mediaId).select('hash');
  const items = db
    .selectFrom('publishRecordItems')
    .where((is) => is.or([is('before', 'in', copies), is('after', 'in', copies)]));
  const records = db.selectFrom('publishRecords').where('id', 'in', items.select('record')).select(['id', 'at']);
  const last = await records.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last && `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(last.at))} (#${last.id})`;
}

/** True when the library holds an original with these bytes. */
export async function isHashKept(db: Db, hash: string): Promise<boolean> {
  return (await db.selectFrom('media').where('hash', '=', hash).select('id').executeTakeFirst()) !== undefined;
}

async function requireOriginal(db: Db, id: string): Promise<OriginalRecord> {
  const record = await originalById(db, id);
  if (!record) throw new AppError('not-found', 'This is not in the media library');
  return record;
}

/** Queues the media lists of all domains that publish the original; returns those domains. */
async function queueLists(db: Db, id: string, at: string): Promise<string[]> {
  const domainIds = await domainsThatPublish(db, id);
  for (const domainId of domainIds) await queueDelivery(db, { domainId, path: mediaListPath(domainId) }, at);
  return domainIds;
}
