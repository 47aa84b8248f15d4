import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { FileStore } from '#content-store/files/file-store.ts';
import { openBucket } from '#content-store/files/open-bucket.ts';
import { parseStorageUrl } from '#content-store/files/storage-address.ts';
import { folderStore } from '#content-store/published/store.ts';
import { rebuildFromPublished } from '#editor-service/server/operations/rebuild/rebuild-from-published.ts';
import {
  client,
  SOON,
  startTestService,
  type TestClient,
  type TestService,
} from '#editor-service/server/testing/test-service.ts';
import { testSettings } from '#editor-service/server/testing/test-settings.ts';
import type { BucketRequest, TestBucket } from './engines/start-bucket.ts';

/** The same after a restart on other ports: they are in every page. */
const ADDRESSES = { publicSiteUrl: 'https://site.example', publicApiUrl: 'https://edit.site.example' };

/** A service whose site leaves for a bucket, with a publisher. */
export class SiteInBucket {
  readonly #bucket: TestBucket;
  readonly prefix: string;
  readonly store: FileStore;
  service: TestService;
  publisher: TestClient;

  private constructor(bucket: TestBucket, prefix: string, service: TestService, publisher: TestClient) {
    this.#bucket = bucket;
    this.prefix = prefix;
    this.store = openBucket(storageOf(bucket, prefix));
    this.service = service;
    this.publisher = publisher;
  }

  /** `prefix`: where in the bucket. */
  static async start(bucket: TestBucket, prefix: string): Promise<SiteInBucket> {
    const service = await startTestService({ storage: storageOf(bucket, prefix), ...ADDRESSES });
    return new SiteInBucket(bucket, prefix, service, await service.as(['publisher']));
  }

  /** Publishes a page under this heading; answers its id when that is committed. */
  async commit(slug: string, heading: string, header: object = {}): Promise<string> {
    const known = await this.publisher.call('page/load', { slug, domainId: 'main' });
    const before = known.status === 200 ? known.body : { domainId: 'main', slug };
    const { status, body } = await this.publisher.call('page/publishPage', {
      page: { ...before, header: { heading, ...header } },
    });
    expect(status).toBe(200);
    return body._id;
  }

  /** The same; answers when it is live. */
  async publish(slug: string, heading: string, header: object = {}): Promise<string> {
    const _id = await this.commit(slug, heading, header);
    await expect.poll(async () => (await this.statusOf(_id))?.state, SOON).toBe('live');
    return _id;
  }

  async statusOf(_id: string) {
    return (await this.publisher.call('page/publishStatus', { _id })).body;
  }

  /** What the bucket has of a file of the site. */
  async textAt(path: string): Promise<string> {
    return (await this.store.read(`public/main/${path}`))?.toString() ?? '';
  }

  /** What is written and removed from now on: method and key below the prefix. */
  watch(): () => string[] {
    const start = this.#bucket.requests.length;
    const isChange = ({ method, key }: BucketRequest) =>
      (method === 'PUT' || method === 'DELETE') && key.startsWith(`${this.prefix}/`);
    const changes = () => this.#bucket.requests.slice(start).filter(isChange);
    return () => changes().map(({ method, key }) => `${method} ${key.slice(this.prefix.length + 1)}`);
  }

  /** Goes on with nothing but the bucket, as on a new machine; a page that was not sent is not passed over. */
  async rebuild(): Promise<void> {
    const { folder } = this.service;
    await this.service.close();
    await rm(join(folder, 'data'), { recursive: true });
    await rm(join(folder, 'dist'), { recursive: true });
    const changes = { storage: storageOf(this.#bucket, this.prefix), ...ADDRESSES };
    const settings = testSettings(folder, changes);
    const unsent = folderStore(settings.contentDir);
    await unsent.write('main/pages/unsent.json', '{}');
    await expect(rebuildFromPublished(settings)).rejects.toThrow(
      'has a main/pages/unsent.json that differs from the bucket’s',
    );
    await unsent.remove('main/pages/unsent.json');
    await rebuildFromPublished(settings);
    this.service = await startTestService(changes, folder);
    this.publisher = await this.service.as(['publisher']);
  }

  async restart(): Promise<void> {
    this.service = await this.service.restart();
    this.publisher = client(this.service.editorUrl, this.publisher.cookie);
  }
}

function storageOf(bucket: TestBucket, prefix: string) {
  const address = parseStorageUrl(bucket.storageUrl(prefix));
  if (!address) throw new Error('This is no address of a bucket');
  return address;
}
