import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { temporaryDatabase } from '../../../testing/temporary.ts';
import { isOnSqlite } from '../../../testing/test-database.ts';

it.skipIf(!isOnSqlite).each([
  [`select id from submissions where "eraseAt" <= '2026'`, 'submissionsByErasure'],
  [`select count(*) from mails where kind = 'confirmation' and "createdAt" > '2026'`, 'confirmationMails'],
])('%s uses the index %s', async (query, index) => {
  const db = await temporaryDatabase();
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(db);
  expect(rows.map(({ detail }) => detail).join()).toContain(index);
});
