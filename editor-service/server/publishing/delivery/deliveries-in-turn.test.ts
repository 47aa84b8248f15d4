import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { engineFor } from '#content-store/drafts/database/open-database.ts';
import { pendingDeliveries, queueDelivery } from '#content-store/drafts/database/outbox.ts';
import type { PublishNews } from '#content-store/model/published/webhook-message.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { createLog } from '../../runtime/log.ts';
import { createPublishing } from './outbox-delivery.ts';

it('createPublishing() delivers one batch at a time, whatever is committed meanwhile', async () => {
  const db = await temporaryDatabase();
  const delivered: string[] = [];
  let underWay = 0;
  const publishing = createPublishing({
    ...{ signals: engineFor(db).openSignals(), isOurs: () => true },
    ...{ db, log: createLog('silent'), onChange: () => {}, failpoint: undefined },
    deliverBatch: async (batch) => {
      underWay += 1;
      expect(underWay).toBe(1);
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
      delivered.push(...batch.map(({ path }) => path));
      underWay -= 1;
      return { live: batch, news: [] };
    },
  });
  const paths = Array.from({ length: 20 }, (_, number) => `main/pages/${number}.json`);
  const publish = (path: string) => queueDelivery(db, { domainId: 'main', path }, new Date().toISOString());
  for (const path of paths) {
    await publishing.commit(() => publish(path));
    await setImmediate();
  }
  await publishing.deliver();
  expect(delivered).toEqual(paths);
  expect(await pendingDeliveries(db)).toEqual([]);
  await publishing.close();
});

it('createPublishing() takes two builds for twenty publishes that trickle in while it builds', async () => {
  const db = await temporaryDatabase();
  const builds: number[] = [];
  const trickled = Promise.withResolvers<void>();
  const publishing = createPublishing({
    ...{ signals: engineFor(db).openSignals(), isOurs: () => true },
    ...{ db, log: createLog('silent'), onChange: () => {}, failpoint: undefined },
    deliverBatch: async (batch) => {
      builds.push(batch.length);
      await trickled.promise;
      return { live: batch, news: [] };
    },
  });
  const publish = (number: number) =>
    queueDelivery(db, { domainId: 'main', path: `main/pages/${number}.json` }, new Date().toISOString());
  await publishing.commit(() => publish(0));
  await expect.poll(() => builds).toEqual([1]);
  for (let number = 1; number < 20; number += 1) {
    await publishing.commit(() => publish(number));
    await setImmediate();
  }
  trickled.resolve();
  await publishing.deliver();
  expect(builds).toEqual([1, 19]);
  await publishing.close();
});

it('createPublishing() tells the webhook that more may have changed after a batch that was cut off', async () => {
  const db = await temporaryDatabase();
  const told: PublishNews[] = [];
  const changed = [{ address: '/about', url: 'https://example.org/about', removed: false }];
  let mayFail = false;
  const publishing = createPublishing({
    ...{ signals: engineFor(db).openSignals(), isOurs: () => true },
    ...{ db, log: createLog('silent'), onChange: () => {}, failpoint: undefined },
    deliverBatch: async (batch) => {
      if (mayFail) {
        mayFail = false;
        throw new Error('The disk is full');
      }
      return { live: batch, news: [{ domainId: 'main', changed, isComplete: true }] };
    },
    webhook: { queue: async (_transaction, news) => void told.push(news), wake: () => {} },
  });
  const publish = async (willFail: boolean) => {
    mayFail = willFail;
    const delivery = { domainId: 'main', path: 'main/pages/about.json' };
    await publishing.commit(() => queueDelivery(db, delivery, new Date().toISOString()));
    await expect.poll(() => pendingDeliveries(db)).toEqual([]);
  };
  await publishing.deliver(); // nothing is left of an earlier run
  await publish(false);
  await publish(true);
  await publish(false);
  expect(told.map(({ isComplete }) => isComplete)).toEqual([true, false, true]);
  await publishing.close();
});
