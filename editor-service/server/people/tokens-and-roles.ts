import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { createApiToken, listApiTokens, revokeApiToken } from '#content-store/drafts/people/api-tokens.ts';
import { userById } from '#content-store/drafts/people/find-user.ts';
import { listRoles, saveRole } from '#content-store/drafts/people/roles.ts';
import { requireAdministrator, setUserRoles } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import type { User } from '#content-store/model/people/user.ts';
import type { Caller, HandlersOf } from '../http/call-context.ts';

/** The user with this id, as stored now. Throws `not-found`. */
export async function requireUser(db: Db, _id: string): Promise<User> {
  const user = await userById(db, _id);
  if (!user) throw new AppError('not-found', 'This user could not be found');
  return user;
}

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

const DAY_MS = 24 * 60 * 60 * 1000;

/** The dates of a token created now and valid for this many days. */
export function tokenDates(days: number): { createdAt: string; expiresAt: string } {
  const now = Date.now();
  return { createdAt: new Date(now).toISOString(), expiresAt: new Date(now + days * DAY_MS).toISOString() };
}

/** API tokens: everyone's own; administrators see and revoke all, and make them for others. */
export function tokenHandlers(db: Db): HandlersOf<'token'> {
  return {
    'token/list': async (_payload, { caller }) => ({ tokens: await listApiTokens(db, ownOnly(caller)) }),

    'token/create': ({ name, scope, days, userId = '' }, { caller }) =>
      transact(db, async (transaction) => {
        const isOwn = userId === '' || userId === caller.userId;
        if (!isOwn && !caller.isAdmin) {
          throw new AppError('forbidden', 'Only administrators can create tokens for other users');
        }
        const user = await requireUser(transaction, isOwn ? caller.userId : userId);
        if (user.disabled) throw new AppError('invalid', `The account of ${user.username} is disabled`);
        return createApiToken(transaction, user, { name, scope, createdBy: caller.username, ...tokenDates(days) });
      }),

    'token/revoke': ({ _id }, { caller }) =>
      transact(db, (transaction) => revokeApiToken(transaction, { _id, userId: ownOnly(caller) })),
  };
}

/** Administrators may see and revoke the tokens of all users. */
const ownOnly = ({ isAdmin, userId }: Caller): string | undefined => (isAdmin ? undefined : userId);
