import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { requireWholeDatabase } from '#content-store/drafts/database/copy-database.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { backUp } from '#editor-service/server/operations/data-folder/back-up.ts';
import { restore } from '#editor-service/server/operations/data-folder/restore.ts';
import { startMailSink } from '#editor-service/server/testing/mail-sink.ts';
import { formBlock, publishBlocks, submitFromSite } from '#editor-service/server/testing/sample-form.ts';
import { beforeStatements } from '#editor-service/server/testing/statements.ts';
import { client, SOON, startTestService, type TestService } from '#editor-service/server/testing/test-service.ts';
import { numberOf } from '../run/long-form.ts';

const placeOf = (dataDir: string) => ({ dataDir, databaseAddress: join(dataDir, 'drafts.sqlite') });

/** Each would leave its open files behind. */
const ROUNDS = numberOf({ short: 4, long: 40 });

const newPage = (slug: string) => ({ domainId: 'main', slug, header: { heading: `About ${slug}` } });

describe('a service', () => {
  it('that stops under load answers every request it accepted and keeps pending work', async () => {
    const gone = await startMailSink();
    await gone.close();
    const service = await startTestService({ hasRateLimits: false, smtpUrl: gone.url });
    onTestFinished(() => service.discard());
    const publisher = await service.as(['publisher']);
    await publishBlocks(service, formBlock());
    await submitFromSite(service);
    const slugs = Array.from({ length: 30 }, (_, number) => `page-${number}`);
    await Promise.all(slugs.map(() => publisher.get('/health'))); // opens their connections
    const publishes = slugs.map((slug) =>
      publisher.call('page/publishPage', { page: newPage(slug) }).then(
        ({ status }) => status,
        () => 'not let in',
      ),
    );
    await Promise.race(publishes);
    const again = await service.restart();
    onTestFinished(() => again.discard());
    const answers = await Promise.all(publishes);
    const acknowledged = slugs.filter((_, index) => answers[index] === 200);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer !== 200 && answer !== 'not let in' && answer !== 503)).toEqual([]);
    for (const slug of acknowledged) {
      const read = async () => (await fetch(`${again.siteUrl}/${slug}`)).text();
      await expect.poll(read, SOON).toContain(`About ${slug}`);
    }
    const editor = client(again.editorUrl, publisher.cookie);
    for (const slug of slugs.filter((name) => !acknowledged.includes(name))) {
      const { status } = await editor.call('page/load', { slug, domainId: 'main' });
      expect([slug, status]).toEqual([slug, 404]); // a request without a response was not accepted either
    }
    const { mails } = (await editor.call('mail/list', {})).body;
    expect(mails.map(({ state }) => state)).toEqual(['waiting']);
  });

  it('that stops waits for requests still being sent, and keeps their data', async () => {
    const service = await startTestService();
    onTestFinished(() => service.discard());
    const editor = await service.as(['editor']);
    const body = JSON.stringify({ page: newPage('last-words') });
    const asked = request(`${service.editorUrl}/api/page/save`, {
      method: 'POST',
      headers: {
        ...{ cookie: editor.cookie, origin: service.editorUrl, expect: '100-continue' },
        ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
    });
    asked.flushHeaders();
    await once(asked, 'continue'); // the service has accepted the request
    const restarted = service.restart();
    const letsIn = () => fetch(`${service.editorUrl}/health`).then(Boolean, () => false);
    await expect.poll(letsIn, SOON).toBe(false);
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(200);
    const again = await restarted;
    onTestFinished(() => again.discard());
    const { status } = await client(again.editorUrl, editor.cookie).call('page/load', { slug: 'last-words' });
    expect(status).toBe(200);
  });

  it.skipIf(!isOnSqlite)(
    'that is backed up while it writes yields a copy that opens, and whose pages are all readable',
    async () => {
      const service = await startTestService();
      onTestFinished(() => service.discard());
      const publisher = await service.as(['publisher']);
      const copy = join(await temporaryFolder(), 'copy');
      let isWriting = true;
      const writing = (async () => {
        for (let number = 0; isWriting; number += 1) {
          await publisher.call('page/publishPage', { page: newPage(`page-${number}`) });
        }
      })();
      await expect.poll(async () => (await publisher.call('sitemap/filter', {})).body.total, SOON).toBeGreaterThan(5);
      await backUp(placeOf(join(service.folder, 'data')), copy);
      isWriting = false;
      await writing;

      requireWholeDatabase(join(copy, 'drafts.sqlite'));
      const folder = await temporaryFolder();
      await restore(copy, placeOf(join(folder, 'data')), false);
      const restored = await startTestService({}, folder);
      onTestFinished(() => restored.close());
      const { body } = await client(restored.editorUrl, publisher.cookie).call('sitemap/filter', { size: 100 });
      const published = body.sitemap.filter((page) => page.published);
      expect(published.length).toBeGreaterThan(5);
      for (const { slug } of published) {
        const read = async () => (await fetch(`${restored.siteUrl}/${slug}`)).status;
        await expect.poll(read, SOON).toBe(200);
      }
    },
  );
});

describe('a service that goes on', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ hasRateLimits: false });
  });
  afterAll(() => service.discard());

  it('reveals no details of a request that fails unexpectedly', async () => {
    const editor = await service.as(['editor']);
    const mend = beforeStatements((sql) => {
      if (/from "trash"/.test(sql)) throw new TypeError('nobody expected this of /home/somebody');
    });
    onTestFinished(mend);
    const { status, body } = await editor.call('trash/list', { domainId: 'main' });
    expect([status, body]).toEqual([500, { status: 500, error: { message: 'Unknown Error' } }]);
    expect((await editor.call('page/load', { slug: '' })).status).toBe(200);
    mend();
    expect((await editor.call('trash/list', { domainId: 'main' })).status).toBe(200);
  });

  it('has as many open files after much work as before', async () => {
    const publisher = await service.as(['publisher']);
    const round = async (number: number) => {
      const page = newPage(`round-${number % 5}`);
      const { body } = await publisher.call('page/save', { page });
      await publisher.call('page/publishPage', { page: { ...page, _id: body._id } });
      await publisher.upload('media/upload', { alt: '' }, { name: 'text.txt', bytes: `Text ${number}` });
      await publisher.get(`/_canvas/round-${number % 5}`);
      await publisher.get('/api/forms/generateCSV');
    };
    const openFiles = async () => (await readdir('/proc/self/fd')).length;
    for (let number = 0; number < 5; number += 1) await round(number);
    const before = await openFiles();
    for (let number = 0; number < ROUNDS; number += 1) await round(number);
    await expect.poll(openFiles, SOON).toBeLessThanOrEqual(before + 5);
  });
});
