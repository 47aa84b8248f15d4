import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { accountByLogin, hasUsers, listUsers, userById } from './find-user.ts';
import { listRoles, saveRole } from './roles.ts';
import { createUser, setDisabled, setPasswordHash, setUserRoles } from './users.ts';

const at = '2026-01-01T09:00:00.000Z';
const ada = { username: 'Ada', email: 'Ada@Example.org', roles: ['publisher', 'editor'], passwordHash: 'hash' };

test('createUser() stores names in lower case; logins are case-insensitive', async () => {
  const db = await temporaryDatabase();
  expect(await hasUsers(db)).toBe(false);
  const user = await createUser(db, ada, at);
  expect(user).toMatchObject({ username: 'ada', email: 'ada@example.org', roles: ['editor', 'publisher'] });
  expect(await hasUsers(db)).toBe(true);
  expect(await userById(db, user._id)).toEqual(user);
  for (const login of ['ADA', ' ada ', 'ada@EXAMPLE.org']) {
    expect(await accountByLogin(db, login)).toEqual({
      user,
      passwordHash: 'hash',
      twoSteps: false,
      hasLoggedIn: false,
      breakGlass: false,
    });
  }
  expect(await accountByLogin(db, 'ad_')).toBeUndefined();
});

test('createUser() refuses a taken username or e-mail', async () => {
  const db = await temporaryDatabase();
  await createUser(db, ada, at);
  const sameName = { ...ada, email: 'other@example.org' };
  const sameEmail = { ...ada, username: 'other' };
  for (const user of [sameName, sameEmail]) {
    await expect(createUser(db, user, at)).rejects.toMatchObject({ code: 'conflict' });
  }
});

test('createUser() refuses the name of imports, which overwrite what has it', async () => {
  const importer = { ...ada, username: 'Import' };
  await expect(createUser(await temporaryDatabase(), importer, at)).rejects.toMatchObject({ code: 'conflict' });
});

test('createUser() refuses an unknown role and adds no user', async () => {
  const db = await temporaryDatabase();
  await expect(createUser(db, { ...ada, roles: ['root'] }, at)).rejects.toMatchObject({ code: 'invalid' });
  expect(await listUsers(db)).toEqual([]);
});

test('setUserRoles() and setDisabled() take effect at once', async () => {
  const db = await temporaryDatabase();
  const { _id } = await createUser(db, ada, at);
  await setUserRoles(db, _id, ['admin']);
  await setDisabled(db, _id, true, at);
  await setPasswordHash(db, _id, 'new hash', at);
  expect(await userById(db, _id)).toMatchObject({ roles: ['admin'], disabled: true });
  expect(await listUsers(db)).toMatchObject([{ username: 'ada', roles: ['admin'] }]);
  expect((await accountByLogin(db, 'ada'))?.passwordHash).toBe('new hash');
});

test('saveRole() adds a custom role and keeps the rights of built-in ones', async () => {
  const db = await temporaryDatabase();
  await saveRole(db, { _id: 'board', name: 'Board', admin: false });
  await saveRole(db, { _id: 'editor', name: 'Writer', admin: true });
  expect(await listRoles(db)).toEqual([
    { _id: 'admin', name: 'Administrator', admin: true },
    { _id: 'board', name: 'Board', admin: false },
    { _id: 'publisher', name: 'Publisher', admin: false },
    { _id: 'editor', name: 'Writer', admin: false },
  ]);
  await expect(saveRole(db, { _id: 'x', name: 'Board', admin: true })).rejects.toMatchObject({ code: 'conflict' });
});
