import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openSignals } from '#content-store/drafts/database/open-database.ts';
import { pendingDeliveries, queueDelivery } from '#content-store/drafts/database/outbox.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { createLog } from '../runtime/log.ts';
import { createPublishing } from './publishing.ts';

it('R23 createPublishing() delivers one batch at a time, whatever is committed meanwhile', async () => {
  const db = await temporaryDatabase();
  const delivered: string[] = [];
  let underWay = 0;
  const publishing = createPublishing({
    ...{ signals: openSignals(db), isOurs: () => true },
    ...{ db, log: createLog('silent'), onChange: () => {}, failpoint: undefined },
    deliverBatch: async (batch) => {
      underWay += 1;
      expect(underWay).toBe(1);
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
      delivered.push(...batch.map(({ path }) => path));
      underWay -= 1;
      return batch;
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
