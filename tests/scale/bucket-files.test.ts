import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { areaOf, type FileStore, type StoredFile } from '#content-store/files/file-store.ts';
import { openBucket } from '#content-store/files/open-bucket.ts';
import { SentFiles } from '#content-store/files/sent-files.ts';
import { parseStorageUrl } from '#content-store/files/storage-address.ts';
import { hasBucketServer, startBucket, type TestBucket } from './engines/start-bucket.ts';

describe.skipIf(!hasBucketServer)('openBucket()', () => {
  let bucket: TestBucket;
  let files: FileStore;
  beforeAll(async () => {
    bucket = await startBucket();
    files = openAt('live');
  });
  afterEach(() => bucket.breakWith(() => undefined));
  afterAll(() => bucket.close());

  const openAt = (prefix: string): FileStore => {
    const address = parseStorageUrl(bucket.storageUrl(prefix));
    if (!address) throw new Error('No bucket');
    return openBucket(address);
  };

  it('writes, reads, lists and removes below the prefix', async () => {
    const etag = await files.write('public/main/a b/ü.html', 'Hello');
    expect((await files.read('public/main/a b/ü.html'))?.toString()).toBe('Hello');
    expect(await all(files, 'public/main/')).toEqual([{ key: 'public/main/a b/ü.html', size: 5, etag }]);
    expect((await bucket.ask('live/public/main/a b/ü.html')).status).toBe(200);
    await files.remove('public/main/a b/ü.html');
    await files.remove('public/main/a b/ü.html');
    expect(await files.read('public/main/a b/ü.html')).toBeNull();
    expect(await all(files, 'public/main/')).toEqual([]);
  });

  it('sends the headers that S3 knows as such, the others as metadata', async () => {
    await files.write('public/main/x.html', 'x', {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const { headers } = await bucket.ask('live/public/main/x.html');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-amz-meta-referrer-policy')).toBe('no-referrer');
    expect(bucket.requests.at(-1)?.headers['cache-control']).toBe('no-store'); // s3rver does not answer it
    await files.remove('public/main/x.html');
  });

  it('lists more files than fit into one answer', async () => {
    const many = openAt('many');
    const keys = Array.from({ length: 1_100 }, (_, index) => `private/media/${index}`);
    for (let start = 0; start < keys.length; start += 100) {
      await Promise.all(keys.slice(start, start + 100).map((key) => many.write(key, key)));
    }
    expect((await all(many, 'private/media/')).map(({ key }) => key).sort()).toEqual(keys.sort());
    expect(await all(areaOf(many, 'private/media/'), '109')).toHaveLength(11);
  });

  it('tries again when the store fails once', async () => {
    let failures = 0;
    bucket.breakWith(() => (failures++ < 2 ? { status: 500 } : undefined));
    await files.write('private/media/x', 'x');
    expect((await files.read('private/media/x'))?.toString()).toBe('x');
    expect(failures).toBeGreaterThan(2);
  });

  it('says what is wrong with a store that refuses, fails or is not there', async () => {
    bucket.breakWith(() => ({ status: 403 }));
    await expect(files.read('private/x')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^The bucket site refuses .*check the credentials/),
    });
    bucket.breakWith(() => ({ status: 503 }));
    await expect(files.write('private/x', '')).rejects.toThrow(/^The bucket site answers with 503/);
    bucket.breakWith(() => undefined);
    const other = parseStorageUrl(bucket.storageUrl().replace('//site/', '//other/'));
    await expect(other && openBucket(other).read('x')).rejects.toThrow('The bucket other does not exist');
    const nowhere = parseStorageUrl('s3://site?endpoint=http://127.0.0.1:9&region=x');
    await expect(nowhere && openBucket(nowhere).read('x')).rejects.toThrow('The bucket site does not answer');
  });

  it('makes only public/ readable', async () => {
    for (const key of ['public/main/index.html', 'private/media/x', 'private/sent/main.json'])
      await files.write(key, 'x');
    expect((await bucket.ask('live/public/main/index.html')).status).toBe(200);
    expect((await bucket.ask('live/private/media/x')).status).toBe(403);
    const acls = bucket.requests.filter(({ headers }) => headers['x-amz-acl']).map(({ key }) => key);
    expect(acls.every((key) => /^[^/]+\/public\//.test(key))).toBe(true);
  });

  describe('SentFiles', () => {
    const open = async () => {
      const sent = new SentFiles(files, 'public/sent/', 'test');
      await sent.compare();
      return sent;
    };

    it('knows in the next process what was sent and noted', async () => {
      const sent = await open();
      await sent.send({ path: 'a', data: 'A' }, 'mark of A');
      await sent.note();
      const next = await open();
      expect(next.hasMark('a', 'mark of A')).toBe(true);
      expect(next.hasMark('b', 'mark of A')).toBe(false);
    });

    it('does not know what was sent without being noted, changed by others, or lost', async () => {
      const sent = await open();
      for (const path of ['a', 'b', 'c']) await sent.send({ path, data: path }, path);
      await sent.note();
      await sent.send({ path: 'a', data: 'newer' }, 'newer');
      await files.write('public/sent/b', 'of others');
      await files.remove('public/sent/c');
      await files.write('public/sent/d', 'of others');
      const next = await open();
      expect(['a', 'b', 'c'].filter((path) => next.hasMark(path, path))).toEqual([]);
      expect(next.paths().sort()).toEqual(['a', 'b', 'd']);
      await sent.compare();
      expect(sent.hasMark('a', 'newer')).toBe(true);
      expect(sent.has('c')).toBe(false);
    });

    it('counts a damaged list as empty', async () => {
      const sent = await open();
      await sent.send({ path: 'a', data: 'A' }, 'A');
      await sent.note();
      await files.write('private/sent/test.json', '{"a"');
      expect((await open()).hasMark('a', 'A')).toBe(false);
    });
  });
});

async function all(files: FileStore, prefix: string): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of files.list(prefix)) found.push(file);
  return found;
}
