import type { Selectable } from 'kysely';
import type { EditorLanguage } from '../../model/people/editor-language.ts';
import type { User } from '../../model/people/user.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';

/** A user with the data for signing in; `passwordHash` is null while an invitation is open, empty without a password. */
export interface Account {
  user: User;
  passwordHash: string | null;
  /** A password alone does not let them in. */
  twoSteps: boolean;
  hasLoggedIn: boolean;
  /** They may log in with a password when everybody else comes by their company. */
  breakGlass: boolean;
}

/** The account with a username or e-mail (case-insensitive), even if disabled; or undefined. */
export async function accountByLogin(db: Db, login: string): Promise<Account | undefined> {
  const name = login.trim().toLowerCase();
  const row = await db
    .selectFrom('users')
    .where((is) => is.or([is('username', '=', name), is('email', '=', name)]))
    .selectAll()
    .executeTakeFirst();
  return row && accountOf(db, row);
}

/** The account of the user with this id. */
export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst();
  return row && accountOf(db, row);
}

async function accountOf(db: Db, row: Selectable<Database['users']>): Promise<Account> {
  const { passwordHash } = row;
  const [twoSteps, breakGlass, hasLoggedIn] = [row.twoSteps === 1, row.breakGlass === 1, row.firstLoginAt !== null];
  return { user: userOf(row, await rolesOf(db, row.id)), passwordHash, twoSteps, hasLoggedIn, breakGlass };
}

/** The user with this id, with current roles. */
export async function userById(db: Db, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst();
  return row && userOf(row, await rolesOf(db, id));
}

/** The language in which the editor speaks to a user; empty: that of the browser. */
export async function languageOf(db: Db, userId: string): Promise<EditorLanguage | ''> {
  const row = await db.selectFrom('users').where('id', '=', userId).select('language').executeTakeFirst();
  return row?.language ?? '';
}

/** All users, by username. */
export async function listUsers(db: Db): Promise<User[]> {
  const rows = await db.selectFrom('users').selectAll().orderBy('username').execute();
  const held = await db.selectFrom('userRoles').selectAll().orderBy('roleId').execute();
  const roles = Map.groupBy(held, ({ userId }) => userId);
  const rolesFor = (id: string) => roles.get(id)?.map(({ roleId }) => roleId) ?? [];
  return rows.map((row) => userOf(row, rolesFor(row.id)));
}

/** What people are called, by their usernames; those without a name are left out. */
export async function namesOfPeople(db: Db): Promise<Map<string, string>> {
  const named = await db.selectFrom('users').where('name', '!=', '').select(['username', 'name']).execute();
  return new Map(named.map(({ username, name }) => [username, name]));
}

/** What a person is called: the username where no name is known. */
export const nameOfPerson = async (db: Db, username: string): Promise<string> =>
  (await namesOfPeople(db)).get(username) ?? username;

/** False until the first administrator has been created. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function rolesOf(db: Db, userId: string): Promise<string[]> {
  const held = db.selectFrom('userRoles').where('userId', '=', userId);
  const rows = await held.select('roleId').orderBy('roleId').execute();
  return rows.map(({ roleId }) => roleId);
}

/** Converts a user's row and roles to the model's type. */
export function userOf(
  row: Omit<Selectable<Database['users']>, 'mailFrequency' | 'language' | 'twoSteps' | 'firstLoginAt' | 'breakGlass'>,
  roles: string[],
): User {
  const { id: _id, username, name, email, passwordHash, createdAt, updatedAt } = row;
  const [disabled, verified] = [row.disabled === 1, passwordHash !== null];
  return { _id, username, name, email, roles, disabled, verified, createdAt, updatedAt };
}
