import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { forgetDeliveries, pendingDeliveries, queueDelivery } from './outbox.ts';

const at = '2026-01-01T09:00:00.000Z';

test('forgetDeliveries() keeps a later delivery of the same file', async () => {
  const db = await temporaryDatabase();
  const delivery = { domainId: 'main', path: 'main/footer.json' };
  await queueDelivery(db, delivery, at);
  const delivered = await pendingDeliveries(db);
  await queueDelivery(db, delivery, at);
  await forgetDeliveries(
    db,
    delivered.map(({ id }) => id),
  );
  const left = await pendingDeliveries(db);
  expect(left).toEqual([{ ...delivery, id: 2, createdAt: at }]);
  await forgetDeliveries(db, []);
  expect(await pendingDeliveries(db)).toEqual(left);
});

test('pendingDeliveries() returns the oldest first, after an id and up to the limit; no id is used again', async () => {
  const db = await temporaryDatabase();
  for (const path of ['domains/a.json', 'domains/b.json', 'domains/c.json'])
    await queueDelivery(db, { domainId: 'a', path }, at);
  const paths = async (part: { after?: number; limit?: number }) =>
    (await pendingDeliveries(db, part)).map(({ path }) => path);
  expect(await paths({ limit: 2 })).toEqual(['domains/a.json', 'domains/b.json']);
  expect(await paths({ after: 2 })).toEqual(['domains/c.json']);
  await forgetDeliveries(db, [1, 2, 3]);
  await queueDelivery(db, { domainId: 'a', path: 'domains/d.json' }, at);
  expect(await pendingDeliveries(db)).toMatchObject([{ id: 4 }]);
});
