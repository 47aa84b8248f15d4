import type { Insertable, Selectable } from 'kysely';
import { AppError } from '../../model/error.ts';
import type { Passkey } from '../../model/people/passkey.ts';
import type { Db } from '../database/open-database.ts';
import type { PeopleTables } from '../database/people-tables.ts';

export type StoredPasskey = Selectable<PeopleTables['passkeys']>;

/** More than a person can tell apart. */
const MOST = 20;

/** Adds a passkey. Throws AppError `conflict` when the person has 20, or the device made it before. */
export async function addPasskey(db: Db, passkey: Insertable<PeopleTables['passkeys']>): Promise<void> {
  const own = await passkeysOf(db, passkey.userId);
  if (own.length >= MOST) throw new AppError('conflict', `You already have ${MOST} passkeys; remove one first`);
  if (await passkeyByCredential(db, passkey.credentialId))
    throw new AppError('conflict', 'This passkey is already in use');
  await db.insertInto('passkeys').values(passkey).execute();
}

/** A person's passkeys, newest first. */
export const passkeysOf = (db: Db, userId: string): Promise<StoredPasskey[]> =>
  db.selectFrom('passkeys').where('userId', '=', userId).selectAll().orderBy('id', 'desc').execute();

/** The passkey that a device calls so. */
export const passkeyByCredential = (db: Db, credentialId: string): Promise<StoredPasskey | undefined> =>
  db.selectFrom('passkeys').where('credentialId', '=', credentialId).selectAll().executeTakeFirst();

/** Notes a use: what its device said of it then. */
export async function notePasskeyUse(
  db: Db,
  id: string,
  use: { counter: number; backedUp: number; lastUsedAt: string },
): Promise<void> {
  await db.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

/** Renames one of a person's passkeys. Throws AppError `not-found`. */
export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<Passkey> {
  const changed = db.updateTable('passkeys').set({ name }).where('id', '=', id).where('userId', '=', userId);
  return shownPasskey((await changed.returningAll().executeTakeFirst()) ?? missing());
}

/** Removes one of a person's passkeys. Throws AppError `not-found`. */
export async function removePasskey(db: Db, userId: string, id: string): Promise<Passkey> {
  const removed = db.deleteFrom('passkeys').where('id', '=', id).where('userId', '=', userId);
  return shownPasskey((await removed.returningAll().executeTakeFirst()) ?? missing());
}

/** A passkey as its owner sees it. */
export const shownPasskey = ({ id, name, createdAt, lastUsedAt, backedUp }: StoredPasskey): Passkey => ({
  ...{ _id: id, name, createdAt, lastUsedAt, backedUp: backedUp === 1 },
});

function missing(): never {
  throw new AppError('not-found', 'This passkey has already been removed');
}
