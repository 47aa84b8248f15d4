import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOfFile } from '#content-store/model/media/file.ts';
import { variantName } from '#content-store/model/media/image.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { PDF, picture } from '#editor-service/server/testing/sample-uploads.ts';
import { SOON } from '#editor-service/server/testing/test-service.ts';
import { runProgram } from '../run-program.ts';
import { environment } from '../running-product.ts';
import { differencesFromDist } from './bucket-and-dist.ts';
import { hasBucketServer, startBucket, type TestBucket } from './engines/start-bucket.ts';
import { SiteInBucket } from './site-in-bucket.ts';

describe.skipIf(!hasBucketServer)('a site in a bucket', () => {
  let bucket: TestBucket;
  let site: SiteInBucket;
  let count = 0;

  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.close());
  beforeEach(async () => {
    site = await SiteInBucket.start(bucket, `site${++count}`);
  });
  afterEach(() => site.service.discard());

  /** Publishes a page with a picture, and what else its heading says; answers the path of the picture's variant. */
  const publishPicture = async (more = ''): Promise<string> => {
    const bytes = await picture(400, 300).png().toBuffer();
    const { body: image } = await site.publisher.upload('media/upload', {}, { name: 'shore.png', bytes });
    const path = `_media/${variantName(image.hash, { width: 200, height: 150 })}`;
    await site.publish('shore', `"/${path}" ${more}`, { image: { imageId: image._id } });
    return path;
  };
  const uploadFile = async (): Promise<Extract<LibraryItem, { kind: 'file' }>> => {
    const { body } = await site.publisher.upload('media/upload', {}, { name: 'Plan.pdf', bytes: PDF });
    if (body.kind !== 'file') throw new Error('A PDF is a file');
    return body;
  };

  it.runIf(isOnSqlite)('is rebuilt from the bucket alone, which stays as it is', async () => {
    const variant = await publishPicture();
    await site.restart();
    expect(await site.textAt('shore/index.html')).toContain(variant);
    const changes = site.watch();
    await site.rebuild();
    const { body } = await site.publisher.call('page/load', { slug: 'shore', domainId: 'main' });
    expect(body).toMatchObject({ published: true, header: { heading: expect.stringContaining(variant) } });
    expect((await site.publisher.call('media/list', {})).body.total).toBe(1);
    expect(await differencesFromDist(site.store, site.service.folder)).toEqual([]);
    expect(changes().filter((change) => !change.includes('/sent/'))).toEqual([]);
  });

  it('is the same as dist, and follows each publish with what changed', async () => {
    await site.publish('about', 'About us');
    expect(await site.textAt('about/index.html')).toContain('About us');
    await site.restart();
    expect(await differencesFromDist(site.store, site.service.folder)).toEqual([]);
    const sent = site.watch();
    await site.publish('about', 'All about us');
    expect(await site.textAt('about/index.html')).toContain('All about us');
    expect(sent().filter((change) => /\.html$|_astro|_media/.test(change))).toEqual([
      'PUT public/main/about/index.html',
    ]);
    expect(sent().filter((change) => change.includes('private/'))).toHaveLength(1);
  });

  it('gives a page what it asks for before the page, and the pages before what lists them', async () => {
    const sent = site.watch();
    const file = await uploadFile();
    await publishPicture(addressOfFile(file));
    const changes = sent();
    const at = (path: string) => changes.indexOf(`PUT public/main/${path}`);
    const asked = [...(await site.textAt('shore/index.html')).matchAll(/\/(_(?:astro|media|files)\/[\w./-]+)/g)];
    const paths = [...new Set(asked.map(([, path = '']) => path))].filter((path) => at(path) >= 0);
    expect(paths.some((path) => path.startsWith('_media/'))).toBe(true);
    expect(paths.some((path) => path.startsWith('_files/'))).toBe(true);
    for (const path of paths) expect([path, at(path) < at('shore/index.html')]).toEqual([path, true]);
    for (const path of ['sitemap.xml', '_search/statistics.json']) {
      expect([path, changes.lastIndexOf(`PUT public/main/${path}`) > at('shore/index.html')]).toEqual([path, true]);
    }
    const removed = site.watch();
    const { body } = await site.publisher.call('page/load', { slug: 'shore', domainId: 'main' });
    await site.publisher.call('page/unpublishPage', { _id: body._id });
    await expect.poll(() => site.textAt('shore/index.html'), SOON).toBe('');
    await expect.poll(async () => (await site.statusOf(body._id))?.state, SOON).toBe('live');
    const last = removed();
    expect(last.indexOf('DELETE public/main/shore/index.html')).toBeGreaterThan(
      last.lastIndexOf('PUT public/main/sitemap.xml'),
    );
  });

  it('sends files with their type and how long they may be kept', async () => {
    await publishPicture();
    const headersOf = (pattern: RegExp) =>
      bucket.requests.find(({ method, key }) => method === 'PUT' && key.startsWith(site.prefix) && pattern.test(key))
        ?.headers;
    expect(headersOf(/shore\/index\.html$/)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-amz-meta-content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(headersOf(/_media\/.*\.webp$/)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('shows nobody without credentials any private file', async () => {
    await publishPicture(addressOfFile(await uploadFile()));
    await site.restart(); // notes what was sent
    const keys = [];
    for await (const { key } of site.store.list('private/')) keys.push(key);
    for (const folder of ['published', 'media', 'images', 'sent']) {
      expect(keys.some((key) => key.startsWith(`private/${folder}/`))).toBe(true);
    }
    for (const key of keys) expect((await bucket.ask(`${site.prefix}/${key}`)).status).toBeOneOf([403, 404]);
    for await (const { key } of site.store.list('public/')) {
      expect((await bucket.ask(`${site.prefix}/${key}`)).status).toBe(200);
    }
    for (const key of [...keys, '../private/media', `%2e%2e/private/${keys[0]}`]) {
      expect((await fetch(`${site.service.siteUrl}/${key}`)).status).toBe(404);
    }
  });

  it('is read by the service: visitors get what the bucket has, editors their originals', async () => {
    await site.publish('about', 'First');
    const page = async () => (await fetch(`${site.service.siteUrl}/about`)).text();
    expect(await page()).toContain('First');
    await site.publish('about', 'Second');
    expect(await page()).toContain('Second');
    expect((await fetch(`${site.service.siteUrl}/missing`)).status).toBe(404);
    expect((await fetch(`${site.service.siteUrl}/index.html/missing.css`)).status).toBe(404);
    expect((await fetch(`${site.service.siteUrl}/${'x'.repeat(2000)}`)).status).toBe(404);

    const file = await uploadFile();
    const original = join(site.service.folder, 'data/media', `${file.hash}.pdf`);
    await rm(original);
    const visitor = await site.service.as(null);
    expect((await visitor.get(addressOfFile(file))).status).toBe(404);
    expect((await site.publisher.get(addressOfFile(file))).body).toBe(PDF);
    expect(existsSync(original)).toBe(true);
  });

  it('starts on an empty disk, and sends nothing that the bucket has', async () => {
    const variant = await publishPicture();
    await site.store.write('public/main/_astro/earlier.12345678.js', 'of an earlier compile');
    await site.store.write('public/gone/index.html', 'of a domain that is gone');
    const { folder, close } = site.service;
    await close();
    for (const name of ['dist', 'data/published', 'data/media', 'data/images', 'data/build']) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
    const sent = site.watch();
    site.service.close = async () => {}; // it has ended
    await site.restart();
    await expect.poll(() => differencesFromDist(site.store, folder), SOON).toEqual([]);
    expect(await readFile(join(folder, 'dist/main', variant))).toEqual(await site.store.read(`public/main/${variant}`));
    expect(await site.textAt('_astro/earlier.12345678.js')).toBe('of an earlier compile');
    const unexpected = /^PUT (?!private\/sent\/)|^DELETE (?!public\/gone\/)/;
    expect(sent().filter((change) => unexpected.test(change))).toEqual(
      ['PUT public/main/_astro/earlier.12345678.js'], // whoever wrote it did not note it
    );
  });

  it('is backed up with the originals that only the bucket has', async () => {
    const file = await uploadFile();
    const name = `${file.hash}.pdf`;
    await rm(join(site.service.folder, 'data/media', name));
    const target = join(site.service.folder, 'backup');
    const backUp = (...words: string[]) =>
      runProgram(['editor-service/cli/backup.ts', target, ...words], {
        ...environment(site.service.folder),
        STORAGE_URL: bucket.storageUrl(site.prefix),
      });
    expect(await backUp()).toContain('only the bucket’s pictures and files that this machine has');
    expect(existsSync(join(target, 'media', name))).toBe(false);
    await rm(target, { recursive: true });
    expect(await backUp('--with-files')).toContain('all 1 pictures and files of the bucket');
    expect(await readFile(join(target, 'media', name), 'utf8')).toBe(PDF);
  });

  it('loses what is deleted from the library', async () => {
    const file = await uploadFile();
    const key = `private/media/${file.hash}.pdf`;
    expect((await site.store.read(key))?.toString()).toBe(PDF);
    await site.publisher.call('media/delete', { _id: file._id });
    expect(await site.store.read(key)).toBeNull();
  });
});
