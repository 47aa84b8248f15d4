import { hash, randomBytes } from 'node:crypto';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { remembered } from '../database/remembered.ts';

/** A signed-in user and the active domain (null: the first). */
export interface Session {
  userId: string;
  username: string;
  roles: string[];
  /** True when one of the roles is an administrator's. */
  isAdmin: boolean;
  activeDomainId: string | null;
}

/** Starts a session, with a device in words, and returns its secret id (256 random bits); only its hash is stored. */
export async function startSession(
  db: Db,
  userId: string,
  { at, expiresAt, device = '' }: { at: string; expiresAt: string; device?: string },
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const row = { idHash: hashOf(id), userId, activeDomainId: null, createdAt: at, expiresAt, device };
  await db.insertInto('sessions').values(row).execute();
  return id;
}

/** The session with this id, with current roles; undefined if it has ended or expired, or its user is disabled. */
export async function sessionById(db: Db, id: string, now: string): Promise<Session | undefined> {
  const found = await storedSession(db, id);
  return found && found.expiresAt > now ? found.session : undefined;
}

const storedSession = remembered(
  async (db, id: string): Promise<{ session: Session; expiresAt: string } | undefined> => {
    const rows = await sessionRows(db, { idHash: hashOf(id) });
    const [first] = rows;
    if (!first) return undefined;
    const { userId, username, activeDomainId, expiresAt } = first;
    const roles = rows.flatMap(({ roleId }) => roleId ?? []);
    const isAdmin = rows.some(({ admin }) => admin === 1);
    return { session: { userId, username, roles, isAdmin, activeDomainId }, expiresAt };
  },
);

/** One row for each role of the user, by id; one row without a role if the user has none. */
const sessionRows = preparedQuery((db, value: ValueOf<{ idHash: string }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('userRoles', 'userRoles.userId', 'sessions.userId')
    .leftJoin('roles', 'roles.id', 'userRoles.roleId')
    .where((is) => is.and({ 'sessions.idHash': value('idHash'), 'users.disabled': 0 }))
    .select(['sessions.userId', 'sessions.activeDomainId', 'sessions.expiresAt', 'users.username'])
    .select(['userRoles.roleId', 'roles.admin'])
    .orderBy('userRoles.roleId'),
);

/** Sets the active domain of a session. */
export async function setActiveDomain(db: Db, id: string, activeDomainId: string): Promise<void> {
  await db.updateTable('sessions').set({ activeDomainId }).where('idHash', '=', hashOf(id)).execute();
}

/** The sessions of a user that have not expired at `now`, newest first; their ids are not secret. */
export async function listSessions(db: Db, userId: string, { now, currentId }: { now: string; currentId: string }) {
  const rows = await db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .select(['idHash as _id', 'device', 'createdAt', 'expiresAt'])
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isCurrent: row._id === hashOf(currentId) }));
}

/** Ends the session that `listSessions()` named, if it is this user's and has not ended yet. */
export async function endListedSession(db: Db, userId: string, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', idHash).where('userId', '=', userId).execute();
}

/** Ends one session; does nothing if it has already ended. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', hashOf(id)).execute();
}

/** Ends every session of a user, but not the one with `exceptId`. */
export async function endSessionsOf(db: Db, userId: string, exceptId?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('idHash', '!=', hashOf(exceptId ?? '')))
    .execute();
}

const hashOf = (id: string): string => hash('sha256', id);
