import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BuilderThread, RebuildResult } from '#build/start-builder-thread.ts';
import { engineFor } from '#content-store/drafts/database/open-database.ts';
import { pendingDeliveries, queueDelivery } from '#content-store/drafts/database/outbox.ts';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { folderStore } from '#content-store/published/store.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import type { PublishEvent } from '../../../contract/calls.ts';
import { createLog } from '../../runtime/log.ts';
import { createDeliverBatch } from './deliver-batch.ts';
import { createPublishing } from './outbox-delivery.ts';
import { createPublishEvents } from './publish-events.ts';

const DONE: RebuildResult = { changed: [], removed: [], failures: [], warnings: [], milliseconds: 0, span: 0 };

it('a newer publish interrupts a long rebuild; both are reported live when both are', async () => {
  const db = await temporaryDatabase();
  const signals = engineFor(db).openSignals();
  // A connection that begins late would have the outbox looked at once more.
  if (!isOnSqlite) await new Promise<void>((resolve) => signals.listen('any', () => {}, resolve));
  const log = createLog('silent');
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-interrupted-'));
  const events = createPublishEvents(signals);
  const seen: PublishEvent[] = [];
  events.subscribe((event) => seen.push(event));
  const rebuilds: string[][] = [];
  const isRebuilding = Promise.withResolvers<void>();
  /** The first rebuild lasts until something newer comes. */
  const rebuild: BuilderThread['rebuild'] = async (changes, { newer, lookedAt } = {}) => {
    rebuilds.push(changes.map(({ path }) => path));
    expect(lookedAt).toEqual(['open']);
    if (rebuilds.length > 1 || !newer) return DONE;
    isRebuilding.resolve();
    if (!newer.aborted) await once(newer, 'abort');
    return { ...DONE, isInterrupted: true };
  };
  const never = () => Promise.reject(new Error('is not called'));
  const builder: BuilderThread = {
    catchUp: DONE,
    resumeCatchUp: never,
    rebuild,
    makePicture: never,
    send: never,
    stopSending: () => {},
    close: never,
  };
  const deliverBatch = createDeliverBatch({
    ...{
      db,
      log,
      events,
      files: folderStore(folder),
      originals: cachedFolder(folder, null),
      takeRendered: () => undefined,
      lookedAt: async () => ['open'],
    },
    ...{ builder: async () => builder, siteUrlOf: async () => 'https://example.org' },
  });
  const publishing = createPublishing({
    signals,
    isOurs: () => true,
    db,
    log,
    deliverBatch,
    onChange: () => {},
    failpoint: undefined,
  });
  const publish = (id: string) =>
    publishing.commit(() =>
      queueDelivery(db, { domainId: 'main', path: `main/pages/${id}.json` }, new Date().toISOString()),
    );

  await publish('old');
  await isRebuilding.promise;
  await publish('new');
  await publishing.deliver();

  expect(rebuilds).toEqual([['main/pages/old.json'], ['main/pages/new.json']]);
  expect(seen.filter(({ state }) => state === 'live').map(({ pageIds }) => pageIds)).toEqual([['old', 'new']]);
  expect(await pendingDeliveries(db)).toEqual([]);
  await publishing.close();
});
