import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBucket } from '#content-store/files/open-bucket.ts';
import { parseStorageUrl } from '#content-store/files/storage-address.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { SOON } from '#editor-service/server/testing/test-service.ts';
import { createUser, logIn } from '../editing-client.ts';
import { environment, makeFolder, startProduct } from '../running-product.ts';
import { differencesFromDist } from './bucket-and-dist.ts';
import { hasBucketServer, startBucket, type TestBucket } from './engines/start-bucket.ts';
import { SiteInBucket } from './site-in-bucket.ts';

const ABOUT = 'public/main/about/index.html';

describe.skipIf(!hasBucketServer)('a bucket', () => {
  let bucket: TestBucket;
  let site: SiteInBucket | undefined;
  let count = 0;

  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterEach(async () => {
    bucket.breakWith(() => undefined);
    await site?.service.discard();
    site = undefined;
  });
  afterAll(() => bucket.close());

  const start = async (): Promise<SiteInBucket> => {
    site = await SiteInBucket.start(bucket, `fault${++count}`);
    await site.publish('about', 'First');
    return site;
  };
  const isWrite = (of: SiteInBucket, path: string) => (request: { method: string; key: string }) =>
    request.method === 'PUT' && request.key === `${of.prefix}/${path}`;

  it('that is slow delays what is said to be live, never what is acknowledged', async () => {
    const slow = await start();
    bucket.breakWith((request) => (isWrite(slow, ABOUT)(request) ? { delayMs: 1500 } : undefined));
    const _id = await slow.commit('about', 'Second');
    expect(await slow.textAt('about/index.html')).toContain('First');
    expect((await slow.statusOf(_id))?.state).not.toBe('live');
    await expect.poll(async () => (await slow.statusOf(_id))?.state, SOON).toBe('live');
    expect(await slow.textAt('about/index.html')).toContain('Second');
  });

  it('that refuses is reported, changes nothing after what it refused, and gets all when it answers again', async () => {
    const refused = await start();
    const listed = await refused.textAt('sitemap.xml');
    bucket.breakWith((request) =>
      isWrite(refused, 'public/main/new/index.html')(request) ? { status: 503 } : undefined,
    );
    const _id = await refused.commit('new', 'New');
    await expect.poll(async () => (await refused.statusOf(_id))?.state, SOON).toBe('failed');
    expect(await refused.statusOf(_id)).toMatchObject({
      reason: expect.stringMatching(/^The bucket site answers with 503 .*; trying again$/),
    });
    expect(await refused.textAt('sitemap.xml')).toBe(listed);
    bucket.breakWith(() => undefined);
    await expect.poll(async () => (await refused.statusOf(_id))?.state, SOON).toBe('live');
    expect((await refused.statusOf(_id)) ?? {}).toMatchObject({ changed: [{ address: '/new' }] });
    expect(await refused.textAt('new/index.html')).toContain('New');
    expect(await refused.textAt('sitemap.xml')).not.toBe(listed);
  });

  it('that does not take an upload leaves no trace of it', async () => {
    const refused = await start();
    bucket.breakWith(({ key }) => (key.includes('/private/media/') ? { status: 500 } : undefined));
    const upload = { name: 'Notes.txt', bytes: 'Notes' };
    const { status, body } = await refused.publisher.upload('media/upload', {}, upload);
    expect([status, body.error.message]).toEqual([503, expect.stringMatching(/^The bucket site answers with 500/)]);
    expect((await refused.publisher.call('media/list', {})).body.items).toEqual([]);
    bucket.breakWith(() => undefined);
    expect((await refused.publisher.upload('media/upload', {}, upload)).status).toBe(200);
  });

  it('that forgets files, or the list of them, gets them again', async () => {
    const forgotten = await start();
    await forgotten.restart();
    await forgotten.store.remove(ABOUT);
    await forgotten.store.write('public/main/index.html', 'of others');
    await forgotten.restart();
    await expect.poll(() => differencesFromDist(forgotten.store, forgotten.service.folder), SOON).toEqual([]);
    await forgotten.store.remove('private/sent/sites.json');
    await forgotten.store.write('public/main/stranger.html', 'of others');
    await forgotten.restart();
    await expect.poll(() => differencesFromDist(forgotten.store, forgotten.service.folder), SOON).toEqual([]);
  });

  it('that is not there does not keep the service from starting, and gets all when it is', async () => {
    const started = await start();
    await started.service.close();
    started.service.close = async () => {}; // it has ended
    bucket.breakWith(() => ({ status: 503 }));
    await started.restart();
    await started.commit('about', 'While it was away');
    bucket.breakWith(() => undefined);
    await expect.poll(() => started.textAt('about/index.html'), SOON).toContain('While it was away');
  });

  it('to which a killed service was sending has all after the next start', { timeout: 120_000 }, async () => {
    const prefix = `killed${++count}`;
    const address = parseStorageUrl(bucket.storageUrl(prefix));
    if (!address) throw new Error('No bucket');
    const folder = await makeFolder();
    const settings = { folder, env: { DEMO: '0', STORAGE_URL: bucket.storageUrl(prefix) } };
    const dying = await startProduct(settings);
    await createUser(folder, 'ada', 'admin');
    const client = await logIn(dying.editorUrl, 'ada');
    const home = await client.get<Page>('page/load', { slug: '', domainId: 'main' });
    const isHeld = Promise.withResolvers<void>();
    bucket.breakWith(({ method, key }) => {
      if (method !== 'PUT' || key !== `${prefix}/public/main/index.html`) return undefined;
      isHeld.resolve();
      return 'silence';
    });
    await client.post('page/publishPage', { page: { ...home, header: { heading: 'Sent after all' } } });
    await isHeld.promise;
    await dying.kill();
    bucket.breakWith(() => undefined);
    const next = await startProduct(settings);
    const store = openBucket(address);
    await expect.poll(() => differencesFromDist(store, folder), SOON).toEqual([]);
    expect((await store.read('public/main/index.html'))?.toString()).toContain('Sent after all');
    await next.stop();

    const other = await makeFolder(); // an empty disk, without the database
    const env = { ...process.env, ...environment(other), ...settings.env, PORT: new URL(next.editorUrl).port };
    const built = await runBuild({ ...env, SITE_PORT: new URL(next.siteUrl).port });
    expect(built).toContain('Uploading changes');
    expect(await differencesFromDist(store, other)).toEqual([]);
    await rm(other, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });
});

function runBuild(env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['build/cli/build.ts'], { env }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr, { cause: error })) : resolve(stdout),
    );
  });
}
