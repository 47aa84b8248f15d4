import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseStorageUrl } from '#content-store/files/storage-address.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { move } from '#editor-service/server/operations/data-folder/move.ts';
import { testSettings } from '#editor-service/server/testing/test-settings.ts';
import { hasBucketServer, startBucket, type TestBucket } from './engines/start-bucket.ts';

const STORED = join(import.meta.dirname, '../upgrades/data-2026-11');

describe.skipIf(!hasBucketServer)('move()', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.close());

  /** A place with a database in a file, whatever engine the tests run on. */
  const inFolder = async (stored?: string) => {
    const folder = await temporaryFolder();
    if (stored) await cp(stored, join(folder, 'data'), { recursive: true });
    return testSettings(folder, { databaseAddress: join(folder, 'data/drafts.sqlite') });
  };

  it('takes everything to the database of the tests and a bucket, and back to a file and a folder', async () => {
    const first = await inFolder(STORED);
    const shared = testSettings(await temporaryFolder(), { storage: parseStorageUrl(bucket.storageUrl()) });
    const there = await move(first, shared);
    expect([there.originals, there.copied]).toEqual([3, 3]);
    expect(
      bucket.requests.filter(({ method, key }) => method === 'PUT' && key.startsWith('live/private/media/')),
    ).toHaveLength(3);
    expect(await move(first, shared)).toEqual({ ...there, copied: 0 });
    const back = await move(shared, await inFolder());
    expect(back).toEqual(there);
  });
});
