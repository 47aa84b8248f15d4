import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { listMessages, queueMessage, sendAgain } from '#content-store/drafts/publishing/webhook-messages.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { webhookKey } from '../../runtime/environment-schema.ts';
import { createLog } from '../../runtime/log.ts';
import { type FakeServer, startFakeServer } from '../../testing/fake-server.ts';
import { SOON, startTestService } from '../../testing/test-service.ts';
import { createWebhook } from './create-webhook.ts';

const SECRET = 'a secret of the receiver, long enough';
const HOUR_MS = 60 * 60_000;
const ok = (response: ServerResponse) => response.writeHead(204).end();
const status =
  (code: number, text = '', headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end(text);

async function receiver(answer: FakeServer['answer'] = ok): Promise<FakeServer> {
  const server = await startFakeServer(answer);
  onTestFinished(() => server.close());
  return server;
}

/** A webhook that retries at once; `hours` sets its clock ahead. */
function started(db: Db, url: string, { hours = 0, firstDelayMs = 10, timeoutMs = 5000 } = {}) {
  const webhook = createWebhook({
    ...{ db, log: createLog('silent'), firstDelayMs, timeoutMs },
    now: () => new Date(Date.now() + hours * HOUR_MS),
    webhook: { url, key: webhookKey(SECRET) },
  });
  webhook.start();
  onTestFinished(() => webhook.close());
  return {
    ...webhook,
    publish: async (address: string, domainId = 'main') => {
      const changed = [{ address, url: `https://example.org${address}`, removed: false }];
      await transact(db, (transaction) => webhook.queue(transaction, { domainId, changed, isComplete: true }));
      webhook.wake();
    },
  };
}

const kept = async (db: Db, domainId = 'main') => (await listMessages(db, { domainId, limit: 50, offset: 0 })).messages;
const states = async (db: Db) => (await kept(db)).map(({ state, attempts }) => [state, attempts]);
const addresses = ({ body }: { body: string }) =>
  JSON.parse(body).changed.map(({ address }: { address: string }) => address);

it('createWebhook() posts what changed, signed with its id and time', async () => {
  const [db, server] = [await temporaryDatabase(), await receiver()];
  await started(db, server.url).publish('/about');
  await expect.poll(() => states(db), SOON).toEqual([['sent', 1]]);
  const [{ body, headers }] = server.received as [FakeServer['received'][number]];
  const changed = [{ address: '/about', url: 'https://example.org/about', removed: false }];
  expect(JSON.parse(body)).toEqual({ domainId: 'main', changed, isComplete: true });
  const [id, time] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
  const signature = createHmac('sha256', SECRET).update(`${id}.${time}.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(Math.abs(Number(time) * 1000 - Date.now())).toBeLessThan(60_000);
  expect(id).toBe((await kept(db))[0]?._id);
});

it('webhookKey() takes a secret of the Standard Webhooks too', () => {
  // The example of https://github.com/standard-webhooks/standard-webhooks, spec, "Signature scheme".
  const key = webhookKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  const body = '{"test": 2432232314}';
  const signed = createHmac('sha256', key).update(`msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.${body}`).digest('base64');
  expect(signed).toBe('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it.each([
  ['an error', status(500, `busy ${'x'.repeat(5000)}`), /^It answered 500: busy x+$/],
  ['a redirect', status(302, '', { location: 'http://127.0.0.1:1/' }), /^It answered 302, a redirect, which is not/],
  ['no answer in time', () => {}, /^It did not answer within 0.3 seconds$/],
  ['a broken answer', (response: ServerResponse) => response.destroy(), /^It could not be reached \(/],
])('createWebhook() sends a message again after %s, with the same id', async (_name, refuse, reason) => {
  const [db, server] = [await temporaryDatabase(), await receiver(refuse)];
  await started(db, server.url, { timeoutMs: 300, firstDelayMs: 400 }).publish('/about');
  await expect.poll(async () => (await kept(db))[0]?.lastError, SOON).toMatch(reason);
  expect((await kept(db))[0]?.lastError?.length).toBeLessThan(1100);
  server.answer = ok;
  await expect.poll(async () => (await kept(db))[0]?.state, SOON).toBe('sent');
  expect(new Set(server.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect((await kept(db))[0]?.lastError).toBeNull();
});

it('createWebhook() takes 2xx for received, even if the answer never ends', async () => {
  const endless = (response: ServerResponse) => void response.writeHead(200).write('thank');
  const [db, server] = [await temporaryDatabase(), await receiver(endless)];
  await started(db, server.url, { timeoutMs: 300 }).publish('/about');
  await expect.poll(async () => (await kept(db))[0]?.state, SOON).toBe('sent');
  expect(server.received).toHaveLength(1);
});

it('createWebhook() collects what changes while a message waits, and never changes one that was sent', async () => {
  const [db, server] = [await temporaryDatabase(), await receiver(status(503))];
  const webhook = started(db, server.url, { firstDelayMs: 500 });
  await webhook.publish('/first');
  await expect.poll(() => states(db), SOON).toEqual([['waiting', 1]]);
  for (const address of ['/second', '/third', '/second']) await webhook.publish(address);
  await expect.poll(async () => (await kept(db)).length, SOON).toBe(2);
  server.answer = ok;
  await expect.poll(async () => (await states(db)).map(([state]) => state), SOON).toEqual(['sent', 'sent']);
  const received = server.received.map(addresses);
  expect(received.at(-1)).toEqual(['/second', '/third']);
  expect(received.slice(0, -1).flat()).toEqual(received.slice(0, -1).map(() => '/first'));
});

it('createWebhook() gives up after a day and sends again when it is asked to', async () => {
  const [db, server] = [await temporaryDatabase(), await receiver(status(410))];
  const early = started(db, server.url, { firstDelayMs: HOUR_MS });
  await early.publish('/about');
  await expect.poll(() => states(db), SOON).toEqual([['waiting', 1]]);
  await early.close();
  started(db, server.url, { hours: 25 });
  await expect.poll(() => states(db), SOON).toEqual([['failed', 2]]);
  server.answer = ok;
  const [failed] = await kept(db);
  await sendAgain(db, { id: failed?._id ?? '', domainId: 'main', now: new Date().toISOString() });
  started(db, server.url).wake();
  await expect
    .poll(() => states(db), SOON)
    .toEqual([
      ['sent', 1],
      ['failed', 2],
    ]);
  const ids = server.received.map(({ headers }) => headers['webhook-id']);
  expect(ids.at(-1)).not.toBe(ids[0]);
});

it('createWebhook() sends a message that an instance had begun to send once its time is over', async () => {
  const [db, server] = [await temporaryDatabase(), await receiver(() => {})];
  const changed = [{ address: '/about', url: 'https://example.org/about', removed: true }];
  const news = { domainId: 'main', changed, isComplete: true };
  await transact(db, (transaction) => queueMessage(transaction, news, new Date().toISOString()));
  // As after a kill: claimed, received, not noted.
  const killed = started(db, server.url, { timeoutMs: 60_000 });
  await expect.poll(() => server.received.length, SOON).toBe(1);
  const other = started(db, server.url);
  other.wake();
  await other.close();
  expect(server.received.length).toBe(1);
  server.answer = ok;
  started(db, server.url, { hours: 1 });
  await expect.poll(() => states(db), SOON).toEqual([['sent', 1]]);
  expect(new Set(server.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await server.close();
  await killed.close();
}, 60_000);

it('of several instances one sends a message', async () => {
  const [db, server] = [await temporaryDatabase(), await receiver((response) => setTimeout(() => ok(response), 50))];
  const instances = [started(db, server.url), started(db, server.url), started(db, server.url)];
  const domains = Array.from({ length: 12 }, (_, number) => `domain-${number}`);
  await instances[0]?.close();
  for (const domain of domains) {
    const news = { domainId: domain, changed: [], isComplete: false };
    await transact(db, (transaction) => queueMessage(transaction, news, new Date().toISOString()));
  }
  for (const { wake } of instances) wake();
  await expect.poll(() => server.received.length, SOON).toBe(domains.length);
  for (const { close } of instances) await close();
  const told = server.received.map(({ body }) => (JSON.parse(body) as { domainId: string }).domainId);
  expect(told.toSorted()).toEqual(domains.toSorted());
});

it('a publish tells the webhook which addresses changed and which are gone, once it is live', async () => {
  const server = await receiver();
  const publishWebhook = { url: server.url, key: webhookKey(SECRET) };
  const service = await startTestService({ publishWebhook });
  onTestFinished(() => service.discard());
  const publisher = await service.as(['publisher']);
  const told = () =>
    server.received.flatMap(({ body }) => JSON.parse(body).changed as { address: string; removed: boolean }[]);
  const { body } = await publisher.call('page/publishPage', { page: { domainId: 'main', slug: 'news' } });
  await expect.poll(told, SOON).toContainEqual({ address: '/news', url: `${service.siteUrl}/news`, removed: false });
  await publisher.call('page/unpublishPage', { _id: body._id });
  await expect.poll(told, SOON).toContainEqual({ address: '/news', url: `${service.siteUrl}/news`, removed: true });
  const list = (await publisher.call('webhook/list', { domainId: 'main' })).body;
  expect([list.host, list.messages.every(({ state }) => state === 'sent')]).toEqual([new URL(server.url).host, true]);
  expect((await (await service.as(['editor'])).call('webhook/list', { domainId: 'main' })).status).toBe(403);
  const before = server.received.length;
  await publisher.call('webhook/retry', { domainId: 'main', _id: list.messages[0]?._id ?? '' });
  await expect.poll(() => server.received.length, SOON).toBe(before + 1);
});
