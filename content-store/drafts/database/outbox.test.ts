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

test('pendingDeliveries() returns the oldest first, up to the limit, and never reuses an id', async () => {
  const db = await temporaryDatabase();
  for (const path of ['domains/a.json', 'domains/b.json', 'domains/c.json'])
    await queueDelivery(db, { domainId: 'a', path }, at);
  expect((await pendingDeliveries(db, 2)).map(({ path }) => path)).toEqual(['domains/a.json', 'domains/b.json']);
  await forgetDeliveries(db, [1, 2, 3]);
  await queueDelivery(db, { domainId: 'a', path: 'domains/d.json' }, at);
  expect(await pendingDeliveries(db)).toMatchObject([{ id: 4 }]);
});
