import type { Selectable } from 'kysely';
import { pageTitle } from '../../model/entities/page-title.ts';
import type { PublishRecord, RecordItem, RecordSource } from '../../model/entities/publish-record.ts';
import { isCollection } from '../../model/entities/publishable.ts';
import { SITE_DOCUMENT_TITLES } from '../../model/entities/site-document-titles.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import { mediaIdsIn } from '../../model/media/media-ids.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import type { Database } from '../database/schema.ts';
import type { Stamp } from '../database/stamp.ts';
import { notify } from '../notifications/notifications.ts';
import { namedIn, namedOf, type RecordedChange, recordByNumber } from './publish-records.ts';
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
  /** What people call it, instead of the name of the first thing that it changes. */
  givenName?: string | undefined;
  note?: string | undefined;
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
export async function keepCopy(db: Db, document: string | undefined): Promise<string | null> {
  if (document === undefined) return null;
  const hash = copyHash(document);
  if ((await copiesBy(db, { hash }))[0]) return hash;
  await putCopy(db, { hash, document });
  for (const mediaId of mediaIdsIn(JSON.parse(document))) await putMedia(db, { mediaId, hash });
  return hash;
}

const copiesBy = preparedQuery((db, value: ValueOf<{ hash: string }>) =>
  db.selectFrom('publishedCopies').where('hash', '=', value('hash')).select('hash'),
);
const putCopy = preparedUpsert('publishedCopies', { key: ['hash'] });
const putMedia = preparedUpsert('publishedCopyMedia', { key: ['mediaId', 'hash'] });

function nameOf({ part }: RecordedRef, document: string): Pick<RecordItem, 'title' | 'slug'> {
  if (part === 'domain') return { title: (JSON.parse(document) as { name: string }).name, slug: null };
  if (!isCollection(part)) return { title: SITE_DOCUMENT_TITLES[part], slug: null };
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

const recordOfBatch = (db: Db, batch: string) =>
  db.selectFrom('publishRecords').where('batch', '=', batch).select(['id', 'total']).executeTakeFirst();

async function insertRecord(
  db: Db,
  { domainId, stamp, source, ...rest }: RecordNote,
  named: Pick<PublishRecord, 'name' | 'total'>,
): Promise<number> {
  const { token = '', overridden = '', undoes = null, batch = null, givenName = '', note = '' } = rest;
  const row = { domainId, ...stamp, source, token, overridden, undoes, batch, givenName, note, removed: '', ...named };
  const { id } = await db.insertInto('publishRecords').values(row).returning('id').executeTakeFirstOrThrow();
  if (undoes !== null) await tellOfUndo(db, domainId, undoes, stamp);
  return id;
}

/** The person whose publish is undone is told. */
async function tellOfUndo(db: Db, domainId: string, undone: number, stamp: Stamp): Promise<void> {
  const record = await recordByNumber(db, domainId, undone);
  if (!record) return;
  const about = { kind: 'record' as const, _id: `${undone}`, title: record.name, slug: null };
  await notify(db, { to: [record.by], domainId, kind: 'undone', about }, stamp);
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
