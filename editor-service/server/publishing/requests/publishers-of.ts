import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type DemandedRoles, rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import { listUsers } from '#content-store/drafts/people/find-user.ts';
import { listRoles } from '#content-store/drafts/people/roles.ts';
import { hasRevisions } from '#content-store/model/entities/publishable.ts';
import type { User } from '#content-store/model/people/user.ts';
import type { PublishableRef } from '../../../contract/publishing-sets.ts';
import { NO_ROLES, publishRefusal } from '../../people/page-roles.ts';

/** The users who may publish all of these, and can log in to do so. */
export async function publishersOf(db: Db, items: readonly PublishableRef[]): Promise<User[]> {
  const demanded = await rolesDemanded(db);
  const admins = new Set((await listRoles(db)).flatMap(({ _id, admin }) => (admin ? _id : [])));
  return (await listUsers(db)).filter((user) => {
    if (user.disabled || !user.verified) return false;
    const { _id: userId, username, roles } = user;
    const isAdmin = roles.some((role) => admins.has(role));
    const person = { userId, username, roles, isAdmin, sessionId: null, activeDomainId: null };
    return items.every((item) => publishRefusal(demanded(item), person) === null);
  });
}

/** The roles that each thing that can be published demands. */
export async function rolesDemanded(db: Db): Promise<(item: PublishableRef) => DemandedRoles> {
  const roles = await rolesOfPages(db);
  return ({ kind, _id }) => (hasRevisions(kind) && roles.get(_id)) || NO_ROLES;
}
