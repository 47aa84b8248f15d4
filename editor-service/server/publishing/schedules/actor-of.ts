import type { Db } from '#content-store/drafts/database/open-database.ts';
import { accountByLogin, listUsers } from '#content-store/drafts/people/find-user.ts';
import { listRoles } from '#content-store/drafts/people/roles.ts';
import { AppError } from '#content-store/model/error.ts';
import { IMPORTER } from '#content-store/model/people/importer.ts';
import { requireAccess } from '../../http/access.ts';
import type { Caller } from '../../http/call-context.ts';

/**
 * The person who made a schedule, with the roles of today; for that of an import, the operator who ran it. Throws
 * `forbidden` when they may not publish any more.
 */
export async function actorOf(db: Db, username: string): Promise<Caller> {
  const account = await accountByLogin(db, username);
  if (!account && username === IMPORTER) return operator(username);
  if (!account || account.user.disabled) {
    throw new AppError('forbidden', `The account of ${username}, who created this schedule, is disabled`);
  }
  const { _id: userId, roles } = account.user;
  const isAdmin = (await listRoles(db)).some(({ _id, admin }) => admin && roles.includes(_id));
  const actor = { ...operator(username), userId, roles, isAdmin };
  try {
    requireAccess('publisher', actor, true);
  } catch (cause) {
    throw new AppError('forbidden', `${username}, who created this schedule, may no longer publish`, { cause });
  }
  return actor;
}

/** The person who runs the commands of the service's machine, under this name. */
export const operator = (username: string): Caller => ({
  ...{ userId: '', username, roles: [], isAdmin: true, sessionId: null, activeDomainId: null },
});

/** The addresses for a failure: that of the person who made the schedule, or the administrators' if the account is closed. */
export async function addressesFor(db: Db, username: string): Promise<string[]> {
  const account = await accountByLogin(db, username);
  if (account && !account.user.disabled) return [account.user.email];
  const admins = new Set((await listRoles(db)).filter(({ admin }) => admin).map(({ _id }) => _id));
  const users = await listUsers(db);
  return users
    .filter(({ disabled, roles }) => !disabled && roles.some((role) => admins.has(role)))
    .map(({ email }) => email);
}
