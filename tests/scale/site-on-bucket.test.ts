import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBucket } from '#content-store/files/open-bucket.ts';
import { parseStorageUrl } from '#content-store/files/storage-address.ts';
import {
  client,
  SOON,
  startTestService,
  type TestClient,
  type TestService,
} from '#editor-service/server/testing/test-service.ts';
import { differencesFromDist } from './bucket-and-dist.ts';
import { hasBucketServer, startBucket, type TestBucket } from './engines/start-bucket.ts';

describe.skipIf(!hasBucketServer)('a site in a bucket', () => {
  let bucket: TestBucket;
  let service: TestService;
  let publisher: TestClient;
  let count = 0;
  let prefix = '';

  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.close());
  beforeEach(async () => {
    prefix = `site${++count}`;
    service = await startTestService({ storage: storage() });
    publisher = await service.as(['publisher']);
  });
  afterEach(async () => {
    bucket.breakWith(() => undefined);
    await service.discard();
  });

  const storage = () => parseStorageUrl(bucket.storageUrl(prefix));
  const store = () => {
    const address = storage();
    if (!address) throw new Error('No bucket');
    return openBucket(address);
  };

  /** Publishes a page and answers its id when it is live. */
  const publish = async (slug: string, heading: string): Promise<string> => {
    const _id = await commit(slug, heading);
    await expect.poll(() => stateOf(_id), SOON).toBe('live');
    return _id;
  };
  const commit = async (slug: string, heading: string): Promise<string> => {
    const known = await publisher.call('page/load', { slug, domainId: 'main' });
    const page = { ...(known.status === 200 ? known.body : { domainId: 'main', slug }), header: { heading } };
    const { status, body } = await publisher.call('page/publishPage', { page });
    expect(status).toBe(200);
    return body._id;
  };
  const restart = async () => {
    service = await service.restart();
    publisher = client(service.editorUrl, publisher.cookie);
  };
  const stateOf = async (_id: string) => (await publisher.call('page/publishStatus', { _id })).body?.state;

  const textAt = async (path: string): Promise<string | undefined> =>
    (await store().read(`public/main/${path}`))?.toString();

  /** What was written or removed from now on, without the prefix. */
  const watched = () => {
    const start = bucket.requests.length;
    return () =>
      bucket.requests
        .slice(start)
        .filter(({ method }) => method === 'PUT' || method === 'DELETE')
        .map(({ method, key }) => `${method} ${key.replace(`${prefix}/`, '')}`);
  };

  it('is the same as dist, and follows each publish with what changed', async () => {
    await publish('about', 'About us');
    expect(await textAt('about/index.html')).toContain('About us');
    await restart();
    expect(await differencesFromDist(store(), service.folder)).toEqual([]);
    const sent = watched();
    await publish('about', 'All about us');
    expect(await textAt('about/index.html')).toContain('All about us');
    const pages = sent().filter((request) => request.endsWith('.html'));
    expect(pages).toEqual(['PUT public/main/about/index.html']);
    expect(sent().filter((request) => /_astro|_media|\/original/.test(request))).toEqual([]);
    expect(sent().filter((request) => request.includes('private/published/'))).toHaveLength(1);
  });
});
