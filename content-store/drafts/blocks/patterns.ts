import { PATTERN_LIMITS, type Pattern } from '../../model/entities/pattern.ts';
import { AppError } from '../../model/error.ts';
import { stableJson } from '../../model/stable-json.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';

type Row = Omit<Pattern, '_id' | 'contents'> & { id: string; contents: string };

const patternOf = ({ id, contents, ...row }: Row): Pattern => ({ _id: id, ...row, contents: JSON.parse(contents) });

/** The patterns of a domain, by name. */
export async function listPatterns(db: Db, domainId: string): Promise<Pattern[]> {
  const rows = await db.selectFrom('patterns').where('domainId', '=', domainId).selectAll().execute();
  return rows.map(patternOf).toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Saves a new pattern. Throws AppError `invalid` when the domain has too many. */
export function insertPattern(
  db: Db,
  {
    _id = newId(),
    domainId,
    name,
    contents,
  }: Pick<Pattern, 'domainId' | 'name' | 'contents'> & { _id?: string | undefined },
  { at, by }: Stamp,
): Promise<Pattern> {
  return transact(db, async (transaction) => {
    if ((await listPatterns(transaction, domainId)).length >= PATTERN_LIMITS.perDomain) {
      throw new AppError('invalid', `There can be at most ${PATTERN_LIMITS.perDomain} patterns. Delete one first.`);
    }
    const holder = await transaction.selectFrom('patterns').where('id', '=', _id).select('id').executeTakeFirst();
    if (holder) throw new AppError('conflict', 'A pattern with this id already exists');
    const pattern = { _id, domainId, name, contents, updatedAt: at, updatedBy: by };
    const row = { id: _id, domainId, name, updatedAt: at, updatedBy: by, contents: stableJson(contents) };
    await transaction.insertInto('patterns').values(row).execute();
    return pattern;
  });
}

/** Changes a pattern's name, and its blocks if given. Throws AppError `not-found`. */
export async function changePattern(
  db: Db,
  { _id, domainId }: Pick<Pattern, '_id' | 'domainId'>,
  { name, contents }: { name: string; contents?: Pattern['contents'] | undefined },
  { at, by }: Stamp,
): Promise<Pattern> {
  const change = { name, updatedAt: at, updatedBy: by, ...(contents && { contents: stableJson(contents) }) };
  const row = await db
    .updateTable('patterns')
    .set(change)
    .where((is) => is.and({ id: _id, domainId }))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw noPattern();
  return patternOf(row);
}

/** Deletes a pattern; pages keep their copies. Throws AppError `not-found`. */
export async function deletePattern(db: Db, { _id, domainId }: Pick<Pattern, '_id' | 'domainId'>): Promise<void> {
  const row = await db
    .deleteFrom('patterns')
    .where((is) => is.and({ id: _id, domainId }))
    .returning('id')
    .executeTakeFirst();
  if (!row) throw noPattern();
}

const noPattern = () => new AppError('not-found', 'This pattern could not be found');
