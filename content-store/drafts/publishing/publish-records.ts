import type { Selectable, SelectQueryBuilder } from 'kysely';
import { pageTitle } from '../../model/entities/page-title.ts';
import type { PublishRecord, RecordItem, RecordSource } from '../../model/entities/publish-record.ts';
import { kindOfPart } from '../../model/entities/publishable.ts';
import { SITE_DOCUMENT_TITLES } from '../../model/entities/site-document-titles.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import { contains, countRows, given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import type { Database } from '../database/schema.ts';
import type { Stamp } from '../database/stamp.ts';
import { copyHash, publishedRow, type RecordedRef } from './published-row.ts';

/** What is known of something that goes live, or is taken from visitors, besides what it changes. */
export interface RecordNote {
  domainId: string;
  stamp: Stamp;
  source: RecordSource;
  token?: string | undefined;
  overridden?: string | undefined;
  undoes?: number | undefined;
  /** What happens in several transactions is one record: the id of an import, or of a schedule that goes in steps. */
  batch?: string | undefined;
}

/** A document of a record, with the hashes of its published copies before and after. */
export type RecordedChange = RecordedRef & Pick<RecordItem, 'title' | 'slug'> & Copies;

interface Copies {
  before: string | null;
  after: string | null;
}

/**
 * Runs a change of published copies in the caller's transaction and records what it changed of `parts`. Nothing is recorded
 * when visitors have afterwards what they had before.
 */
export async function withRecord<Result>(
  db: Db,
  note: RecordNote,
  parts: readonly RecordedRef[],
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await rowsOf(db, parts);
  const result = await change();
  const after = await rowsOf(db, parts);
  const changes: RecordedChange[] = [];
  for (const [index, ref] of parts.entries()) {
    const [then, now] = [before[index], after[index]];
    if (then === now) continue;
    const copies = { before: await keepCopy(db, then), after: await keepCopy(db, now) };
    changes.push({ ...ref, ...nameOf(ref, now ?? then ?? '{}'), ...copies });
  }
  if (changes.length > 0) await store(db, note, changes);
  return result;
}

async function rowsOf(db: Db, parts: readonly RecordedRef[]): Promise<(string | undefined)[]> {
  const rows: (string | undefined)[] = [];
  for (const ref of parts) rows.push(await publishedRow(db, ref));
  return rows;
}

/** Stores a copy unless it is there; returns its hash, null for none. */
async function keepCopy(db: Db, document: string | undefined): Promise<string | null> {
  if (document === undefined) return null;
  const hash = copyHash(document);
  await putCopy(db, { hash, document });
  return hash;
}

const putCopy = preparedUpsert('publishedCopies', { key: ['hash'] });

function nameOf({ part }: RecordedRef, document: string): Pick<RecordItem, 'title' | 'slug'> {
  if (part === 'domain') return { title: (JSON.parse(document) as { name: string }).name, slug: null };
  if (part !== 'pages' && part !== 'listings' && part !== 'sections')
    return { title: SITE_DOCUMENT_TITLES[part], slug: null };
  const page = storedPage(document);
  return { title: pageTitle(page), slug: part === 'sections' ? null : page.slug };
}

async function store(db: Db, note: RecordNote, changes: readonly RecordedChange[]): Promise<void> {
  const named = namedIn(changes);
  const earlier = note.batch === undefined ? undefined : await recordOfBatch(db, note.batch);
  if (!earlier) {
    const record = await insertRecord(db, note, namedOf(changes));
    for (const change of changes) await putItem(db, { record, ...change });
    return;
  }
  const { id: record, total } = earlier;
  let added = 0;
  for (const change of changes) {
    if (named.includes(change) && !(await itemOf(db, { record, part: change.part, id: change.id }))[0]) added += 1;
    await putItem(db, { record, ...change });
  }
  await db
    .updateTable('publishRecords')
    .set({ total: total + added })
    .where('id', '=', record)
    .execute();
}

/** They go with a page: its listing, the redirects from its old address. */
const ALONG: ReadonlySet<RecordedRef['part']> = new Set(['listings', 'redirects']);

function namedIn(changes: readonly RecordedChange[]): readonly RecordedChange[] {
  const own = changes.filter(({ part }) => !ALONG.has(part));
  return own.length > 0 ? own : changes;
}

/** What a record of these changes is called, and how many things it counts. */
export function namedOf(changes: readonly RecordedChange[]): Pick<PublishRecord, 'name' | 'total'> {
  const named = namedIn(changes);
  return { name: named[0]?.title ?? '', total: named.length };
}

const recordOfBatch = (db: Db, batch: string) =>
  db.selectFrom('publishRecords').where('batch', '=', batch).select(['id', 'total']).executeTakeFirst();

async function insertRecord(
  db: Db,
  { domainId, stamp, source, ...note }: RecordNote,
  named: Pick<PublishRecord, 'name' | 'total'>,
): Promise<number> {
  const { token = '', overridden = '', undoes = null, batch = null } = note;
  const row = { domainId, ...stamp, source, token, overridden, undoes, batch, ...named };
  return (await db.insertInto('publishRecords').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** What a document was before the first change of a batch stays. */
const putItem = preparedUpsert('publishRecordItems', { key: ['record', 'part', 'id'], kept: ['before'] });

type ItemKey = Pick<Selectable<Database['publishRecordItems']>, 'record' | 'part' | 'id'>;

const itemOf = preparedQuery((db, value: ValueOf<ItemKey>) =>
  db
    .selectFrom('publishRecordItems')
    .where((is) => is.and({ record: value('record'), part: value('part'), id: value('id') }))
    .select('record'),
);

/** Which records are wanted. */
export interface RecordQuery {
  domainId: string;
  /** Part of the title of something that they hold. */
  search?: string | undefined;
  /** What they hold. */
  document?: string | undefined;
  by?: string | undefined;
  limit: number;
  offset: number;
}

/** The records of a domain, latest first, and their total number. */
export async function listRecords(db: Db, { search, document, limit, offset, ...query }: RecordQuery) {
  const holding = (items: SelectQueryBuilder<Database, 'publishRecordItems', object>) => items.select('record');
  const found = db
    .selectFrom('publishRecords')
    .where((is) => is.and(given(query)))
    .$if(search !== undefined, (records) =>
      records.where((is) =>
        is.or([
          contains(is.ref('publishRecords.name'), search ?? ''),
          is(
            'id',
            'in',
            holding(db.selectFrom('publishRecordItems').where((item) => contains(item.ref('title'), search ?? ''))),
          ),
        ]),
      ),
    )
    .$if(document !== undefined, (records) =>
      records.where('id', 'in', holding(db.selectFrom('publishRecordItems').where('id', '=', document ?? ''))),
    );
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { records: await withUndone(db, rows), total: await countRows(found) };
}

/** Everybody who is in the records of a domain. */
export async function peopleOfRecords(db: Db, domainId: string): Promise<string[]> {
  const rows = db.selectFrom('publishRecords').where('domainId', '=', domainId).select('by').distinct().orderBy('by');
  return (await rows.execute()).map(({ by }) => by);
}

/** A record of a domain; undefined when it is not kept. */
export async function recordByNumber(db: Db, domainId: string, number: number): Promise<PublishRecord | undefined> {
  const rows = db.selectFrom('publishRecords').where('id', '=', number).where('domainId', '=', domainId).selectAll();
  return (await withUndone(db, await rows.execute()))[0];
}

/** The latest record that undid another. */
export async function latestUndo(db: Db, domainId: string, undone: number): Promise<PublishRecord | null> {
  const rows = db.selectFrom('publishRecords').where('undoes', '=', undone).where('domainId', '=', domainId);
  const latest = await rows.selectAll().orderBy('id', 'desc').limit(1).execute();
  return (await withUndone(db, latest))[0] ?? null;
}

/** What a record changed, pages first. */
export async function changesOfRecord(db: Db, record: number): Promise<RecordedChange[]> {
  const items = db.selectFrom('publishRecordItems').where('record', '=', record);
  const rows = await items.select(['part', 'id', 'title', 'slug', 'before', 'after']).orderBy('title').execute();
  return rows.toSorted((one, other) => Number(ALONG.has(one.part)) - Number(ALONG.has(other.part)));
}

/** A copy that a record names, as JSON. Throws when it is missing, which only a damaged database can cause. */
export async function copyAt(db: Db, hash: string): Promise<string> {
  const row = db.selectFrom('publishedCopies').where('hash', '=', hash).select('document');
  return (await row.executeTakeFirstOrThrow()).document;
}

async function withUndone(db: Db, rows: Selectable<Database['publishRecords']>[]): Promise<PublishRecord[]> {
  const undone = new Map<number | null, number>();
  const shown = new Set<number>();
  if (rows.length > 0) {
    const numbers = rows.map(({ id }) => id);
    const later = db.selectFrom('publishRecords').where('undoes', 'in', numbers).select(['id', 'undoes']).orderBy('id');
    for (const { id, undoes } of await later.execute()) undone.set(undoes, id);
    const items = db.selectFrom('publishRecordItems').where('record', 'in', numbers).where('after', 'is not', null);
    for (const { record } of await items.select('record').distinct().execute()) shown.add(record);
  }
  return rows.map(({ id, batch: _batch, name, ...row }) => {
    const others = row.total - 1;
    const more = others === 0 ? '' : ` and ${others} other${others === 1 ? '' : 's'}`;
    return { ...row, name: `${name}${more}`, number: id, undoneBy: undone.get(id) ?? null, isRemoval: !shown.has(id) };
  });
}

/** An item of a record as people are told of it. */
export function itemOfChange({ part, id, title, slug, before, after }: RecordedChange): RecordItem {
  const change = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return { kind: part === 'domain' ? part : kindOfPart(part), part, _id: id, title, slug, change };
}
