import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../../testing/temporary.ts';
import { createUser } from '../../people/users.ts';
import { up } from './0040-language-of-people.ts';

test('0040 lets the people who are there have the editor in the language of their browser', async () => {
  const db = await temporaryDatabase();
  const ada = { username: 'ada', email: 'ada@example.org', roles: ['editor'], passwordHash: null };
  await createUser(db, ada, '2026-01-01T00:00:00.000Z');
  await db.schema.alterTable('users').dropColumn('language').execute();
  await up(db as never);
  expect(await db.selectFrom('users').select(['username', 'language']).execute()).toEqual([
    { username: 'ada', language: '' },
  ]);
});
