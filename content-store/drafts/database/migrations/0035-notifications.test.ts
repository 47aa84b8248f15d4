import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../../testing/temporary.ts';
import { createUser } from '../../people/users.ts';
import { up } from './0035-notifications.ts';

test('0035 lets the people who are there have their mails at once', async () => {
  const db = await temporaryDatabase();
  const ada = { username: 'ada', email: 'ada@example.org', roles: ['editor'], passwordHash: null };
  await createUser(db, ada, '2026-01-01T00:00:00.000Z');
  await db.schema.dropTable('notifications').execute();
  await db.schema.alterTable('users').dropColumn('mailFrequency').execute();
  await up(db as never);
  expect(await db.selectFrom('users').select(['username', 'mailFrequency']).execute()).toEqual([
    { username: 'ada', mailFrequency: 'atOnce' },
  ]);
  expect(await db.selectFrom('notifications').selectAll().execute()).toEqual([]);
});
