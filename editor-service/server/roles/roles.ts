import { ulid } from 'ulid';
import { transact } from '#content-store/drafts/database/transact.ts';
import { listRoles, saveRole } from '#content-store/drafts/people/roles.ts';
import { requireAdministrator, setUserRoles } from '#content-store/drafts/people/users.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { Handler } from '../calls/call-context.ts';

/** All roles, by name. */
export const showRoles: Handler<'roles/list'> = async (_payload, { service }) => {
  const roles = await listRoles(service.db);
  return { roles, total: roles.length };
};

/** Adds a role of one's own, or changes it; the built-in ones keep their power. */
export const storeRole: Handler<'roles/save'> = ({ role }, { service }) =>
  transact(service.db, async (db) => {
    const saved = await saveRole(db, { ...role, _id: role._id ?? ulid() });
    await requireAdministrator(db);
    return saved;
  });

/** Replaces the roles that somebody has; they count from their next call on. */
export const applyToUser: Handler<'roles/applyToUser'> = ({ _id, roles }, { service }) =>
  transact(service.db, async (db) => {
    await requireUser(db, _id);
    await setUserRoles(db, _id, roles);
    await requireAdministrator(db);
    return requireUser(db, _id);
  });
