import type { Selectable } from 'kysely';
import type { Release } from '../../model/entities/release.ts';
import { AppError } from '../../model/error.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import type { Stamp } from '../database/stamp.ts';

/** Stores a new release, which holds nothing yet. */
export async function insertRelease(
  db: Db,
  about: Pick<Release, 'domainId' | 'name' | 'note'>,
  { at, by }: Stamp,
): Promise<Release> {
  const id = newId();
  const row = { ...about, state: 'open' as const, createdBy: by, createdAt: at };
  await db
    .insertInto('releases')
    .values({ ...row, id })
    .execute();
  return { ...row, _id: id };
}

/** The releases of a domain, open ones first, then the latest that went live, up to a limit. */
export async function listReleases(db: Db, domainId: string, limit: number): Promise<Release[]> {
  const found = db.selectFrom('releases').where('domainId', '=', domainId).selectAll().orderBy('state');
  return (await found.orderBy('id', 'desc').limit(limit).execute()).map(releaseOf);
}

/** Names a release of a domain. */
export type ReleaseRef = Pick<Release, '_id' | 'domainId'>;

/** A release. Throws AppError `not-found`. */
export async function releaseById(db: Db, { _id, domainId }: ReleaseRef): Promise<Release> {
  const found = db.selectFrom('releases').where('id', '=', _id).where('domainId', '=', domainId).selectAll();
  const row = await found.executeTakeFirst();
  if (!row) throw new AppError('not-found', 'This release was removed');
  return releaseOf(row);
}

/** A release that can be changed. Throws AppError `not-found`, or `conflict` when it has gone live. */
export async function openRelease(db: Db, ref: ReleaseRef): Promise<Release> {
  const release = await releaseById(db, ref);
  if (release.state === 'open') return release;
  throw new AppError('conflict', `“${release.name}” has gone live already`);
}

/** Gives a release another name, note or state. */
export async function updateRelease(
  db: Db,
  { _id }: Pick<Release, '_id'>,
  changes: Partial<Pick<Release, 'name' | 'note' | 'state'>>,
): Promise<void> {
  await db.updateTable('releases').set(changes).where('id', '=', _id).execute();
}

/** Deletes a release, whose versions were taken out of it. */
export async function removeRelease(db: Db, { _id }: Pick<Release, '_id'>): Promise<void> {
  await db.deleteFrom('releases').where('id', '=', _id).execute();
}

const releaseOf = ({ id, ...row }: Selectable<Database['releases']>): Release => ({ ...row, _id: id });
