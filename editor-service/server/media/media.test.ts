import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { type MediaRecord, variantName } from '#content-store/model/media/image.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { seedImages } from '../operations/seed/seed-site.ts';
import { SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
let visitor: TestClient;
let image: MediaRecord;

beforeAll(async () => {
  service = await startTestService();
  [publisher, visitor] = await Promise.all([service.as(['publisher']), service.as(null)]);
  const db = await openDatabase(databaseIn(join(service.folder, 'data')));
  const artwork = () =>
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="99" height="99"/></svg>';
  const picture = { _id: 'gate', name: 'gate.svg', alt: 'A gate', artwork };
  await seedImages(db, cachedFolder(join(service.folder, 'data', 'media'), null), [picture]);
  await db.destroy();
  const { body } = await publisher.call('media/list', {});
  image = body.items[0] as MediaRecord;
});

afterAll(() => service.discard());

describe('seedImages()', () => {
  it('adds drawings to the library with their size and alt text', () => {
    expect(image).toMatchObject({ _id: 'gate', ext: 'svg', width: 300, height: 200, alt: 'A gate' });
  });
});

describe('/_media/<name>', () => {
  const name = () => variantName(image.hash, { width: 60, height: 40 });

  it('creates a variant for an editor, and keeps it for everyone', async () => {
    expect((await visitor.get(`/_media/${name()}`)).status).toBe(404);
    const response = await fetch(`${service.editorUrl}/_media/${name()}`, { headers: { cookie: publisher.cookie } });
    expect(response.headers.get('cache-control')).toMatch('immutable');
    expect(await sharp(await response.bytes()).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect((await visitor.get(`/_media/${name()}`)).status).toBe(200);
  });

  it('crops only inside the original', async () => {
    const crop = { left: 200, top: 0, width: 200, height: 100 };
    const outside = variantName(image.hash, { width: 60, height: 40, crop });
    expect((await publisher.get(`/_media/${outside}`)).status).toBe(404);
  });

  it.each(['nothing.webp', '0000000000000000-10x10.webp', '../auth-secret', '..%2fauth-secret'])(
    'reveals nothing at %s',
    async (path) => {
      expect((await publisher.get(`/_media/${path}`)).body).not.toMatch(/[0-9a-f]{64}/);
    },
  );

  it('creates no variant larger than any block requests', async () => {
    const { hash } = image;
    expect((await publisher.get(`/_media/${variantName(hash, { width: 2401, height: 10 })}`)).status).toBe(404);
    expect(await readdir(join(service.folder, 'data', 'images'))).toEqual([name()]);
  });
});

describe('an original', () => {
  it('is among the published files as soon as a published page uses it', async () => {
    const header = { heading: 'With a picture', image: { imageId: 'gate' } };
    await publisher.call('page/publishPage', { page: { domainId: 'main', slug: 'pictured', header } });
    const original = join(service.folder, 'data', 'published', 'media', `${image.hash}.svg`);
    await expect
      .poll(
        () =>
          access(original).then(
            () => true,
            () => false,
          ),
        SOON,
      )
      .toBe(true);
  });
});
