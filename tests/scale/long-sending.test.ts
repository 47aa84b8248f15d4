import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { SOON } from '#editor-service/server/testing/test-service.ts';
import { differencesFromDist } from './bucket-and-dist.ts';
import { inParallel } from './chaos-load.ts';
import { hasBucketServer, startBucket } from './engines/start-bucket.ts';
import { SiteInBucket } from './site-in-bucket.ts';

const PAGES = 400;
/** Of each write of a page: all of them take six seconds. */
const DELAY_MS = 250;

describe.skipIf(!hasBucketServer)('a publish while a new navigation is sent with all pages', () => {
  const starting = hasBucketServer ? startBucket() : undefined;
  afterAll(async () => (await starting)?.close());

  it('is in the bucket about a second later, and all others in the end', { timeout: 180_000 }, async () => {
    const bucket = await starting;
    if (!bucket) throw new Error('There is no bucket');
    const site = await SiteInBucket.start(bucket, 'long');
    onTestFinished(() => site.service.discard());
    await inParallel(PAGES, 8, async (index) => void (await site.commit(`page-${index}`, `Page ${index}`)));
    await site.publish('about', 'First');

    bucket.breakWith(({ method, key }) =>
      method === 'PUT' && key.endsWith('.html') ? { delayMs: DELAY_MS } : undefined,
    );
    const changes = site.watch();
    const nav = { domainId: 'main', items: [{ key: 'a', link: { href: '/about', text: 'Everywhere' } }] };
    expect((await site.publisher.call('site/publishNav', { nav })).status).toBe(200);
    const sentPages = () => changes().filter((change) => change.includes('/page-'));
    await expect.poll(() => sentPages().length, SOON).toBeGreaterThan(20);

    const began = performance.now();
    const _id = await site.commit('about', 'Second');
    const written = async () => (await site.textAt('about/index.html')).includes('Second');
    await expect.poll(written, { ...SOON, interval: 20 }).toBe(true);
    const milliseconds = performance.now() - began;
    const before = sentPages().length;
    console.info(`live after ${milliseconds.toFixed(0)} ms, ${before} of ${PAGES} other pages were sent by then`);
    expect(before).toBeLessThan(PAGES / 2);

    await expect.poll(async () => (await site.statusOf(_id))?.state, SOON).toBe('live');
    expect(await site.textAt(`page-${PAGES - 1}/index.html`)).toContain('Everywhere');
    await expect.poll(() => differencesFromDist(site.store, site.service.folder), SOON).toEqual([]);
  });
});
