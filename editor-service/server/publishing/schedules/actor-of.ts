import type { Db } from '#content-store/drafts/database/open-database.ts';
import { accountByLogin, listUsers } from '#content-store/drafts/people/find-user.ts';
import { AppError } from '#content-store/model/error.ts';
import { IMPORTER } from '#content-store/model/people/importer.ts';
import { requireAccess } from '../../http/access.ts';
import type { Caller } from '../../http/call-context.ts';
import { callersIn, operator } from '../../people/callers-in.ts';

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
  const actor = (await callersIn(db))(account.user);
  try {
    requireAccess('publisher', actor, true);
  } catch (cause) {
    throw new AppError('forbidden', `${username}, who created this schedule, may no longer publish`, { cause });
  }
  return actor;
}

/** Who is told about a schedule: the person who made it, or the administrators if that account is closed. */
export async function peopleBehind(db: Db, username: string): Promise<string[]> {
  const account = await accountByLogin(db, username);
  if (account && !account.user.disabled) return [username];
  const callerOf = await callersIn(db);
  return (await listUsers(db)).flatMap((user) => (callerOf(user).isAdmin ? user.username : []));
}
