import type { SelectQueryBuilder } from 'kysely';
import type { PublishRecord, RecordItem } from '../../model/entities/publish-record.ts';
import { kindOfPart } from '../../model/entities/publishable.ts';
import { contains, countRows, given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import type { RecordedRef } from './published-row.ts';

/** A document of a record, with the hashes of its published copies before and after. */
export interface RecordedChange extends RecordedRef, Pick<RecordItem, 'title' | 'slug'> {
  before: string | null;
  after: string | null;
}

/** They go with a page: its listing, the redirects from its old address. */
const ALONG: ReadonlySet<RecordedRef['part']> = new Set(['listings', 'redirects']);

/** What of a record's changes people chose: the rest goes along. */
export function namedIn(changes: readonly RecordedChange[]): readonly RecordedChange[] {
  const own = changes.filter(({ part }) => !ALONG.has(part));
  return own.length > 0 ? own : changes;
}

/** What a record of these changes is called, and how many things it counts. */
export function namedOf(changes: readonly RecordedChange[]): Pick<PublishRecord, 'name' | 'total'> {
  const named = namedIn(changes);
  return { name: named[0]?.title ?? '', total: named.length };
}

/** Which records are wanted. */
export interface RecordQuery {
  domainId: string;
  /** Part of their name or note, or of the title of something that they hold. */
  search?: string | undefined;
  /** What they hold. */
  document?: string | undefined;
  by?: string | undefined;
  limit: number;
  offset: number;
}

/** The records of a domain, latest first, and their total number. */
export async function listRecords(db: Db, { search, document, limit, offset, ...query }: RecordQuery) {
  const items = db.selectFrom('publishRecordItems').select('record');
  let found = db.selectFrom('publishRecords').where((is) => is.and(given(query)));
  if (document !== undefined) found = found.where('id', 'in', items.where('id', '=', document));
  if (search !== undefined) {
    const titled = items.where((is) => contains(is.ref('title'), search));
    const words = ['name', 'givenName', 'note'] as const;
    found = found.where((is) =>
      is.or([...words.map((word) => contains(is.ref(word), search)), is('id', 'in', titled)]),
    );
  }
  const rows = await shown(found).orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { records: rows.map(recordOf), total: await countRows(found) };
}

/** Everybody who is in the records of a domain. */
export async function peopleOfRecords(db: Db, domainId: string): Promise<string[]> {
  const rows = db.selectFrom('publishRecords').where('domainId', '=', domainId).select('by').distinct().orderBy('by');
  return (await rows.execute()).map(({ by }) => by);
}

/** A record of a domain; undefined when it is not kept. */
export async function recordByNumber(db: Db, domainId: string, number: number): Promise<PublishRecord | undefined> {
  const found = db.selectFrom('publishRecords').where((is) => is.and({ id: number, domainId }));
  return (await shown(found).execute()).map(recordOf)[0];
}

/** The record of what happens in several transactions; null before the first of them. */
export async function recordByBatch(db: Db, batch: string): Promise<PublishRecord | null> {
  const found = db.selectFrom('publishRecords').where('batch', '=', batch);
  return (await shown(found).execute()).map(recordOf)[0] ?? null;
}

/** Gives a record a name and a note; empty ones take them away. */
export async function describeRecord(db: Db, record: number, words: Record<'givenName' | 'note', string>) {
  await db.updateTable('publishRecords').set(words).where('id', '=', record).execute();
}

/** The originals that the copies of a record use, with their names. */
export async function mediaOfRecord(db: Db, record: number): Promise<{ _id: string; name: string }[]> {
  const rows = await db
    .selectFrom('publishRecordItems as item')
    .innerJoin('publishedCopyMedia as use', (join) =>
      join.on((is) => is.or([is('use.hash', '=', is.ref('item.before')), is('use.hash', '=', is.ref('item.after'))])),
    )
    .innerJoin('media', 'media.id', 'use.mediaId')
    .where('item.record', '=', record)
    .select(['media.id', 'media.document'])
    .distinct()
    .execute();
  return rows.map(({ id, document }) => ({ _id: id, name: (JSON.parse(document) as { name: string }).name }));
}

/** How many records of a domain there are, and how many of them came after one. */
export async function countRecords(db: Db, domainId: string, number: number) {
  const records = db.selectFrom('publishRecords').where('domainId', '=', domainId);
  return { total: await countRows(records), later: await countRows(records.where('id', '>', number)) };
}

/** The records of these batches. */
export async function recordsOfBatches(db: Db, batches: readonly string[]): Promise<Map<string | null, PublishRecord>> {
  const found = db.selectFrom('publishRecords').where('batch', 'in', [...batches, '']);
  return new Map((await shown(found).execute()).map((row) => [row.batch, recordOf(row)]));
}

/** What a record changed, pages first. */
export async function changesOfRecord(db: Db, record: number): Promise<RecordedChange[]> {
  const items = db.selectFrom('publishRecordItems').where('record', '=', record);
  return pagesFirst(await items.select(['part', 'id', 'title', 'slug', 'before', 'after']).orderBy('title').execute());
}

/** What is different for visitors since a record, or since before the first (0): from the copies then to those of now. */
export async function changesSince(db: Db, domainId: string, number: number): Promise<RecordedChange[]> {
  const rows = await db
    .selectFrom('publishRecordItems as item')
    .innerJoin('publishRecords', 'publishRecords.id', 'item.record')
    .where('domainId', '=', domainId)
    .where('item.record', '>', number)
    .select(['part', 'item.id', 'title', 'slug', 'before', 'after'])
    .orderBy('item.record')
    .execute();
  return joinChanges(rows);
}

/** What changes in their order come to: each document once, without those that end as they began. */
export function joinChanges(changes: readonly RecordedChange[]): RecordedChange[] {
  const joined = new Map<string, RecordedChange>();
  for (const change of changes) {
    const key = `${change.part} ${change.id}`;
    joined.set(key, { ...change, before: (joined.get(key) ?? change).before });
  }
  return pagesFirst([...joined.values()].filter(({ before, after }) => before !== after));
}

const pagesFirst = (changes: readonly RecordedChange[]): RecordedChange[] =>
  changes.toSorted((one, other) => Number(ALONG.has(one.part)) - Number(ALONG.has(other.part)));

/** How many a query may name. */
const HASHES_AT_ONCE = 500;

/** Copies that records name, as JSON, by their hashes. */
export async function copiesAt(db: Db, hashes: readonly string[]): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  for (let start = 0; start < hashes.length; start += HASHES_AT_ONCE) {
    const some = hashes.slice(start, start + HASHES_AT_ONCE);
    const rows = db.selectFrom('publishedCopies').where('hash', 'in', some).selectAll();
    for (const { hash, document } of await rows.execute()) copies.set(hash, document);
  }
  return copies;
}

/** A copy that a record names, as JSON. Throws when it is missing, which only a damaged database can cause. */
export async function copyAt(db: Db, hash: string): Promise<string> {
  const row = db.selectFrom('publishedCopies').where('hash', '=', hash).select('document');
  return (await row.executeTakeFirstOrThrow()).document;
}

/** With what is known from other rows: the latest record that undid it, and how much of it visitors got. */
const shown = (found: SelectQueryBuilder<Database, 'publishRecords', object>) =>
  found.selectAll().select(({ selectFrom }) => [
    selectFrom('publishRecords as later')
      .whereRef('later.undoes', '=', 'publishRecords.id')
      .select(({ fn }) => fn.max('later.id').as('last'))
      .as('undoneBy'),
    selectFrom('publishRecordItems as item')
      .whereRef('item.record', '=', 'publishRecords.id')
      .select(({ fn }) => fn.count<number>('item.after').as('count'))
      .as('shown'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

function recordOf({ id: number, batch: _batch, shown: count, name, ...row }: Row): PublishRecord {
  const others = row.total - 1;
  const more = others > 0 ? ` and ${others} other${others === 1 ? '' : 's'}` : '';
  return { ...row, number, isRemoval: row.total > 0 && !count, name: row.givenName || `${name}${more}` };
}

/** An item of a record as people are told of it. */
export function itemOfChange({ part, id, title, slug, before, after }: RecordedChange): RecordItem {
  const change = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return { kind: part === 'domain' ? part : kindOfPart(part), part, _id: id, title, slug, change };
}
