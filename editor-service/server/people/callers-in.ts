import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { DemandedRoles } from '#content-store/drafts/pages/tags-and-roles.ts';
import { listUsers } from '#content-store/drafts/people/find-user.ts';
import { listRoles } from '#content-store/drafts/people/roles.ts';
import type { User } from '#content-store/model/people/user.ts';
import type { Caller } from '../http/call-context.ts';
import { hasPageRole } from './page-roles.ts';

/** Users as the callers they would be now. */
export async function callersIn(db: Db): Promise<(user: User) => Caller> {
  const admins = new Set((await listRoles(db)).flatMap(({ _id, admin }) => (admin ? _id : [])));
  return ({ _id: userId, username, roles }) => {
    return { ...operator(username), userId, roles, isAdmin: roles.some((role) => admins.has(role)) };
  };
}

/** The person who runs the commands of the service's machine, under this name. */
export const operator = (username: string): Caller => ({
  ...{ userId: '', username, roles: [], isAdmin: true, sessionId: null, activeDomainId: null },
});

/** The people who can log in and view this page, by username. */
export async function viewersOf(db: Db, page: DemandedRoles): Promise<User[]> {
  const callerOf = await callersIn(db);
  const people = await listUsers(db);
  return people.filter((user) => user.verified && !user.disabled && hasPageRole(page, 'viewerRoles', callerOf(user)));
}
