import { expect, it } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { isOnSqlite } from '../../testing/test-database.ts';
import { engineFor } from './open-database.ts';
import { preparedQuery, type ValueOf } from './prepared-query.ts';
import { transact } from './transact.ts';

const emailsOn = preparedQuery((db, value: ValueOf<{ listId: string }>) =>
  db.selectFrom('subscribers').where('listId', '=', value('listId')).select('email').orderBy('email'),
);

const insert = preparedQuery((db, value: ValueOf<{ id: string; email: string }>) =>
  db.insertInto('subscribers').values({
    ...{ id: value('id'), email: value('email') },
    ...{ listId: 'news', domainId: 'main', values: '{}', createdAt: '' },
  }),
);

const NEWS = { listId: 'news' };
const ben = { id: '1', email: 'ben@example.org' };
const eva = { id: '2', email: 'eva@example.org' };

it('preparedQuery() runs with new values each time', async () => {
  const db = await temporaryDatabase();
  await insert(db, ben);
  await insert(db, eva);
  expect(await emailsOn(db, NEWS)).toEqual([{ email: ben.email }, { email: eva.email }]);
  expect(await emailsOn(db, { listId: 'other' })).toEqual([]);
});

it('preparedQuery() reads uncommitted changes only inside their transaction', async () => {
  const db = await temporaryDatabase();
  await transact(db, async (transaction) => {
    await insert(transaction, ben);
    expect(await emailsOn(transaction, NEWS)).toHaveLength(1);
    expect(await emailsOn(db, NEWS)).toEqual([]);
  });
  expect(await emailsOn(db, NEWS)).toHaveLength(1);
});

it('preparedQuery() is rolled back when its transaction fails', async () => {
  const db = await temporaryDatabase();
  const failing = transact(db, async (transaction) => {
    await insert(transaction, ben);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await emailsOn(db, NEWS)).toEqual([]);
});

it.skipIf(!isOnSqlite)('preparedQuery() awaits the mutex to write, but never to read', async () => {
  const db = await temporaryDatabase();
  const release = await engineFor(db).writeMutex.acquire();
  const order: string[] = [];
  const written = insert(db, ben).then(() => order.push('written'));
  order.push(`${(await emailsOn(db, NEWS)).length} read`);
  release();
  await written;
  expect(order).toEqual(['0 read', 'written']);
});
