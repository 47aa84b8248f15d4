import type { ImportEntry, ImportLoss } from '../../model/entities/import-report.ts';
import { AppError } from '../../model/error.ts';
import { countRows, given, inBatches } from '../database/list-queries.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';

/** A loss before it is kept; `pageId`: where to mend it. */
export type NewLoss = Omit<ImportLoss, 'importId' | 'number' | 'doneBy'> & { pageId: string | null };
/** A loss and the page where it can be mended. */
export type KeptLoss = ImportLoss & { pageId: string | null };

/** An import of a source, which is known again by its prefix. */
export interface ImportOfSource extends Omit<ImportEntry, '_id' | 'open' | 'total'> {
  domainId: string;
  /** Begins the ids of all that comes from it. */
  prefix: string;
  /** Where it was read. */
  place: string;
}

const ROWS_AT_ONCE = 500;

/** Where the source with this prefix was last read; undefined if it never was, or only by an earlier version. */
export async function lastPlaceOf(db: Db, source: Pick<ImportOfSource, 'domainId' | 'prefix'>) {
  const rows = db.selectFrom('imports').where((is) => is.and({ domainId: source.domainId, prefix: source.prefix }));
  return (await rows.select('place').executeTakeFirst())?.place ?? undefined;
}

/** Notes where an import is read from before it stores anything, so that a killed one is known, too. */
export function beginImport(db: Db, begun: Omit<ImportOfSource, 'summary'>): Promise<void> {
  return transact(db, async (transaction) => {
    const { domainId, prefix, place } = begun;
    const known = transaction.updateTable('imports').where((is) => is.and({ domainId, prefix }));
    const { numUpdatedRows } = await known.set({ place }).executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    const summary = 'It was interrupted: run it again';
    const entry = { ...begun, id: newId(), summary };
    await transaction.insertInto('imports').values(entry).execute();
  });
}

/** Keeps the report of an import, in place of the source's earlier one; what was marked as done stays done. */
export function keepImport(db: Db, entry: ImportOfSource, losses: readonly NewLoss[]): Promise<void> {
  return transact(db, async (transaction) => {
    const { domainId, prefix, source } = entry;
    const before = await transaction
      .selectFrom('imports')
      .where('domainId', '=', domainId)
      .where((is) => is.or([is('prefix', '=', prefix), is.and([is('prefix', 'is', null), is('source', '=', source)])]))
      .select('id')
      .execute();
    const done = new Map<string, string>();
    for (const { id } of before) {
      const seenTo = transaction.selectFrom('importLosses').where('importId', '=', id).where('doneBy', '!=', '');
      for (const loss of await seenTo.selectAll().execute()) done.set(nameOf(loss), loss.doneBy);
      await transaction.deleteFrom('importLosses').where('importId', '=', id).execute();
      await transaction.deleteFrom('imports').where('id', '=', id).execute();
    }
    const kept = { ...entry, id: newId() };
    await transaction.insertInto('imports').values(kept).execute();
    for (let start = 0; start < losses.length; start += ROWS_AT_ONCE) {
      const rows = losses.slice(start, start + ROWS_AT_ONCE).map((loss, index) => ({
        ...loss,
        importId: kept.id,
        number: start + index + 1,
        doneBy: done.get(nameOf(loss)) ?? '',
      }));
      await transaction.insertInto('importLosses').values(rows).execute();
    }
  });
}

const nameOf = ({ source, what, why }: Pick<ImportLoss, 'source' | 'what' | 'why'>) =>
  JSON.stringify([source, what, why]);

/** The imports into a domain, latest first. */
export async function listImports(db: Db, domainId: string): Promise<ImportEntry[]> {
  const rows = await db
    .selectFrom('imports')
    .where('domainId', '=', domainId)
    .select(['id as _id', 'source', 'at', 'summary'])
    .orderBy('at', 'desc')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const losses = db.selectFrom('importLosses').where('importId', '=', row._id);
      return { ...row, open: await countRows(losses.where('doneBy', '=', '')), total: await countRows(losses) };
    }),
  );
}

interface LossFilter {
  importId: string;
  kind?: string | undefined;
  /** Only losses that nobody has marked as done. */
  isOpen?: boolean | undefined;
}

/** Losses of an import in the order of its report, and their number. */
export async function listLosses(
  db: Db,
  { limit, offset, ...filter }: LossFilter & { limit: number; offset: number },
): Promise<{ losses: KeptLoss[]; total: number }> {
  const found = lossesOf(db, filter);
  const losses = await found.selectAll().orderBy('number').limit(limit).offset(offset).execute();
  return { losses, total: await countRows(found) };
}

/** All losses of an import, a few in memory at a time. */
export const eachLoss = (db: Db, importId: string): AsyncGenerator<KeptLoss> =>
  inBatches(ROWS_AT_ONCE, (last: KeptLoss | undefined) =>
    lossesOf(db, { importId })
      .where('number', '>', last?.number ?? 0)
      .selectAll()
      .orderBy('number'),
  );

/** The kinds of losses that an import has, with how many of each are left to do, most first. */
export function kindsOf(db: Db, importId: string): Promise<{ kind: string; open: number }[]> {
  return lossesOf(db, { importId, isOpen: true })
    .select(['kind', ({ fn }) => fn.countAll<number>().as('open')])
    .groupBy('kind')
    .orderBy('open', 'desc')
    .orderBy('kind')
    .execute();
}

const lossesOf = (db: Db, { importId, kind, isOpen }: LossFilter) =>
  db
    .selectFrom('importLosses')
    .where('importId', '=', importId)
    .where((is) => is.and(given({ kind })))
    .$if(isOpen === true, (query) => query.where('doneBy', '=', ''));

/** Notes who has seen to a loss; an empty name: it is left to do again. Throws AppError `not-found`. */
export async function markLoss(
  db: Db,
  { importId, number, doneBy }: Pick<ImportLoss, 'importId' | 'number' | 'doneBy'>,
): Promise<void> {
  const loss = db.updateTable('importLosses').where('importId', '=', importId).where('number', '=', number);
  const { numUpdatedRows } = await loss.set({ doneBy }).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not-found', 'A newer import has replaced this list');
}

/** The source of an import into this domain. Throws AppError `not-found`. */
export async function importSource(db: Db, id: string, domainId: string): Promise<string> {
  const named = db.selectFrom('imports').where('id', '=', id).where('domainId', '=', domainId);
  const row = await named.select('source').executeTakeFirst();
  if (!row) throw new AppError('not-found', 'A newer import has replaced this list');
  return row.source;
}
