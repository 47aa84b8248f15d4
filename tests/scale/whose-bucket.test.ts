import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBucket } from '#content-store/files/open-bucket.ts';
import { parseStorageUrl } from '#content-store/files/storage-address.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { SOON, startTestService } from '#editor-service/server/testing/test-service.ts';
import { hasBucketServer, startBucket, type TestBucket } from './engines/start-bucket.ts';

describe.skipIf(!hasBucketServer)('a bucket with a site in it', () => {
  let bucket: TestBucket;
  const storage = () => parseStorageUrl(bucket.storageUrl());
  const read = async (key: string) => {
    const address = storage();
    return address && (await openBucket(address).read(key))?.toString();
  };
  let databaseAddress: string;

  beforeAll(async () => {
    bucket = await startBucket();
    databaseAddress = join(await mkdtemp(join(tmpdir(), 'bucket-')), 'drafts.sqlite');
    const site = await startTestService({ storage: storage(), databaseAddress });
    await vi.waitFor(async () => expect(await read('public/main/index.html')).toContain('Welcome'), SOON);
    await site.close();
  });
  afterAll(() => bucket.close());

  it('is no beginning for an empty disk without its database', async () => {
    const started = startTestService({ storage: storage() }, await temporaryFolder());
    await expect(started).rejects.toThrow(/holds no site, but there are files of one in s3:\/\/.*--from-published/);
  });

  it('starts on an empty disk with its database', async () => {
    const service = await startTestService({ storage: storage(), databaseAddress }, await temporaryFolder());
    onTestFinished(() => service.close());
    expect(await (await fetch(`${service.siteUrl}/`)).text()).toContain('Welcome');
  });

  it('is left alone by another site', async () => {
    const folder = await temporaryFolder();
    const other = await startTestService({}, folder);
    const publisher = await other.as(['publisher']);
    const page = { domainId: 'main', slug: 'other', header: { heading: 'Other' } };
    await publisher.call('page/publishPage', { page });
    await other.close();
    const [mark, index] = [await read('private/.site'), await read('public/main/index.html')];
    const service = await startTestService({ storage: storage() }, folder);
    onTestFinished(() => service.close());
    await rest(1000);
    expect([await read('private/.site'), await read('public/main/index.html')]).toEqual([mark, index]);
    expect(await read('public/main/other/index.html')).toBeUndefined();
  });
});
