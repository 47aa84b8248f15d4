import { hash, randomBytes } from 'node:crypto';
import type { Proof } from '../../model/people/proof.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { remembered } from '../database/remembered.ts';
import { forgetChallengesOf } from './challenges.ts';

/** A signed-in user and the active domain (null: the first). */
export interface Session {
  userId: string;
  username: string;
  roles: string[];
  /** True when one of the roles is an administrator's. */
  isAdmin: boolean;
  activeDomainId: string | null;
  /** What was proved at the log-in and since then. */
  proofs: Proof[];
  /** When something was proved last; empty for a session of an earlier version. */
  provedAt: string;
  /** When it was used last, to some minutes. */
  usedAt: string;
}

interface NewSession {
  at: string;
  expiresAt: string;
  /** In words. */
  device?: string;
  network?: string;
  proofs?: readonly Proof[];
}

/** Starts a session and returns its secret id (256 random bits); only its hash is stored. */
export async function startSession(db: Db, userId: string, session: NewSession): Promise<string> {
  const { at, expiresAt, device = '', network = '', proofs = [] } = session;
  const id = randomBytes(32).toString('base64url');
  const times = { createdAt: at, expiresAt, provedAt: at, usedAt: at };
  const row = { ...times, idHash: hashOf(id), userId, activeDomainId: null, device, network, proofs: proofs.join(' ') };
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
    const { userId, username, activeDomainId, expiresAt, provedAt, usedAt } = first;
    const proofs = first.proofs.split(' ').filter(Boolean) as Proof[];
    const roles = rows.flatMap(({ roleId }) => roleId ?? []);
    const isAdmin = rows.some(({ admin }) => admin === 1);
    return { session: { userId, username, roles, isAdmin, activeDomainId, proofs, provedAt, usedAt }, expiresAt };
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
    .select(['sessions.proofs', 'sessions.provedAt', 'sessions.usedAt', 'userRoles.roleId', 'roles.admin'])
    .orderBy('userRoles.roleId'),
);

/** Sets the active domain of a session. */
export async function setActiveDomain(db: Db, id: string, activeDomainId: string): Promise<void> {
  await db.updateTable('sessions').set({ activeDomainId }).where('idHash', '=', hashOf(id)).execute();
}

/** Notes that the person of a session has proved again who they are. */
export async function confirmSession(db: Db, id: string, provedAt: string): Promise<void> {
  await db.updateTable('sessions').set({ provedAt }).where('idHash', '=', hashOf(id)).execute();
}

/** Notes the last use of a session, and when it ends without another. */
export async function noteSessionUse(
  db: Db,
  id: string,
  use: { usedAt: string; network: string; expiresAt: string },
): Promise<void> {
  await db.updateTable('sessions').set(use).where('idHash', '=', hashOf(id)).execute();
}

/** The sessions of a user that have not expired at `now`, newest first; their ids are not secret. */
export async function listSessions(db: Db, userId: string, { now, currentId }: { now: string; currentId: string }) {
  const rows = await db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .select(['idHash as _id', 'device', 'createdAt', 'expiresAt', 'usedAt', 'network'])
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isCurrent: row._id === hashOf(currentId) }));
}

/** True when a user has a session on such a device in this network. */
export async function hasSessionLike(
  db: Db,
  userId: string,
  like: { device: string; network: string },
): Promise<boolean> {
  const alike = db.selectFrom('sessions').where((is) => is.and({ userId, ...like }));
  return (await alike.select('userId').limit(1).executeTakeFirst()) !== undefined;
}

/** Ends the session that `listSessions()` named, if it is this user's and has not ended yet. */
export async function endListedSession(db: Db, userId: string, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', idHash).where('userId', '=', userId).execute();
}

/** Ends one session; does nothing if it has already ended. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', hashOf(id)).execute();
}

/** Ends every session of a user, but not the one with `exceptId`, and every log-in that is under way. */
export async function endSessionsOf(db: Db, userId: string, exceptId?: string): Promise<void> {
  await forgetChallengesOf(db, userId);
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('idHash', '!=', hashOf(exceptId ?? '')))
    .execute();
}

const hashOf = (id: string): string => hash('sha256', id);
