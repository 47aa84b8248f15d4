import { AppError } from '../../model/error.ts';
import type { EditorLanguage } from '../../model/people/editor-language.ts';
import { IMPORTER } from '../../model/people/importer.ts';
import type { User } from '../../model/people/user.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';
import { accountByLogin, userOf } from './find-user.ts';

type NewUser = Pick<User, 'username' | 'email' | 'roles'> & { name?: string; passwordHash: string | null };

/** Adds a user. Throws AppError `conflict` for a taken username or e-mail, `invalid` for an unknown role. */
export function createUser(db: Db, { roles, name = '', ...fields }: NewUser, at: string): Promise<User> {
  return transact(db, async (transaction) => {
    const [username, email] = [fields.username.toLowerCase(), fields.email.toLowerCase()];
    if (username === IMPORTER)
      throw new AppError('conflict', `${username} is reserved for imports; choose another name`);
    // The e-mail first: the username may be derived from it, so that the user never chose it.
    for (const login of [email, username]) {
      if (await accountByLogin(transaction, login)) throw new AppError('conflict', `${login} belongs to another user`);
    }
    const row = { ...fields, name, username, email, id: newId(), disabled: 0, createdAt: at, updatedAt: at };
    await transaction.insertInto('users').values(row).execute();
    await writeRoles(transaction, row.id, roles);
    return userOf(row, [...roles].sort());
  });
}

/** Changes a user's name and e-mail. Throws AppError `conflict` for the e-mail or username of another user. */
export function setProfile(db: Db, userId: string, { name, email }: Pick<User, 'name' | 'email'>, at: string) {
  return transact(db, async (transaction) => {
    const holder = await accountByLogin(transaction, email);
    if (holder && holder.user._id !== userId) throw new AppError('conflict', `${email} belongs to another user`);
    await transaction.updateTable('users').set({ name, email, updatedAt: at }).where('id', '=', userId).execute();
  });
}

/** Sets the language in which the editor speaks to a user; empty: that of the browser. */
export async function setLanguage(db: Db, userId: string, language: EditorLanguage | ''): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute();
}

/** Removes a user who never had a password. Throws AppError `conflict` for any other: their name is part of the history. */
export async function removeInvited(db: Db, userId: string): Promise<void> {
  const invited = db.deleteFrom('users').where('id', '=', userId).where('passwordHash', 'is', null);
  const { numDeletedRows } = await invited.executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('conflict', 'This person has already accepted the invitation');
}

/** Sets a new password (bcrypt) for a user. */
export async function setPasswordHash(db: Db, userId: string, passwordHash: string, at: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash, updatedAt: at }).where('id', '=', userId).execute();
}

/** Notes that a user has logged in for the first time. */
export async function noteFirstLogin(db: Db, userId: string, firstLoginAt: string): Promise<void> {
  await db.updateTable('users').set({ firstLoginAt }).where('id', '=', userId).execute();
}

/** Disables or enables an account; the caller ends its sessions. */
export async function setDisabled(db: Db, userId: string, disabled: boolean, at: string): Promise<void> {
  const changes = { disabled: disabled ? 1 : 0, updatedAt: at };
  await db.updateTable('users').set(changes).where('id', '=', userId).execute();
}

/** Replaces a user's roles. Throws AppError `invalid` for an unknown role. */
export function setUserRoles(db: Db, userId: string, roles: readonly string[]): Promise<void> {
  return transact(db, async (transaction) => {
    await transaction.deleteFrom('userRoles').where('userId', '=', userId).execute();
    await writeRoles(transaction, userId, roles);
  });
}

/** Throws AppError `conflict` if no enabled administrator is left: call it after a change of users or roles. */
export async function requireAdministrator(db: Db): Promise<void> {
  const administrator = await db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .where('users.disabled', '=', 0)
    .where('users.passwordHash', 'is not', null)
    .where('roles.admin', '=', 1)
    .select('users.id')
    .limit(1)
    .executeTakeFirst();
  if (!administrator) throw new AppError('conflict', 'There must be at least one administrator');
}

async function writeRoles(db: Db, userId: string, roles: readonly string[]) {
  const known = new Set((await db.selectFrom('roles').select('id').execute()).map(({ id }) => id));
  const unknown = roles.find((role) => !known.has(role));
  if (unknown !== undefined) throw new AppError('invalid', `There is no role ${unknown}`);
  const rows = [...new Set(roles)].map((roleId) => ({ userId, roleId }));
  if (rows.length > 0) await db.insertInto('userRoles').values(rows).execute();
}
