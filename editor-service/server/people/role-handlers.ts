import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { listRoles, saveRole } from '#content-store/drafts/people/roles.ts';
import { requireAdministrator, setUserRoles } from '#content-store/drafts/people/users.ts';
import type { HandlersOf } from '../http/call-context.ts';
import { requireUser } from './require-user.ts';

/** The list of roles, and the roles of users. */
export function roleHandlers(db: Db): Omit<HandlersOf<'roles'>, 'roles/applyToPage'> {
  return {
    'roles/list': async () => {
      const roles = await listRoles(db);
      return { roles, total: roles.length };
    },

    /** Adds or changes a custom role; the built-in ones keep their rights. */
    'roles/save': ({ role }) =>
      transact(db, async (transaction) => {
        const saved = await saveRole(transaction, { ...role, _id: role._id ?? newId() });
        await requireAdministrator(transaction);
        return saved;
      }),

    /** Replaces the roles of a user, from their next call on. */
    'roles/applyToUser': ({ _id, roles }) =>
      transact(db, async (transaction) => {
        await requireUser(transaction, _id);
        await setUserRoles(transaction, _id, roles);
        await requireAdministrator(transaction);
        return requireUser(transaction, _id);
      }),
  };
}
