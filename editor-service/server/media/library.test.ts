import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfFile } from '#content-store/model/media/file.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { PDF, picture } from '../testing/sample-uploads.ts';
import { SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let editor: TestClient;
let publisher: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  [editor, publisher, visitor] = await Promise.all([
    service.as(['editor']),
    service.as(['publisher']),
    service.as(null),
  ]);
});

afterAll(() => service.discard());

let count = 0;

/** An image that no other test uploads, because its width is unique. */
const image = () =>
  picture(++count + 10, 40)
    .png()
    .toBuffer();

async function uploadImage(): Promise<LibraryItem> {
  return (await editor.upload('media/upload', {}, { name: 'shore.png', bytes: await image() })).body;
}

async function uploadFile(text = `${PDF}${++count}`) {
  const { body } = await editor.upload('media/upload', {}, { name: 'Plan.pdf', bytes: text });
  if (body.kind !== 'file') throw new Error('a pdf is a file');
  return body;
}

/** Publishes a page that shows the image, or links to the file. */
async function publishWith(item: LibraryItem): Promise<string> {
  const header =
    item.kind === 'image'
      ? { heading: 'Shore', image: { imageId: item._id } }
      : { heading: `The plan: ${addressOfFile(item)}` };
  const page = { domainId: 'main', slug: `page-${++count}`, header };
  const { status, body } = await publisher.call('page/publishPage', { page });
  expect(status).toBe(200);
  return body._id;
}

const originals = (folder: 'media' | 'published/media') =>
  readdir(join(service.folder, 'data', folder)).catch(() => []);
const nameOf = ({ hash, ext }: LibraryItem) => `${hash}.${ext}`;

describe('a file that a published page links to', () => {
  it('is published with it, and can be downloaded by everyone', async () => {
    const file = await uploadFile();
    expect((await visitor.get(addressOfFile(file))).status).toBe(404);
    await publishWith(file);
    const address = `${service.siteUrl}${addressOfFile(file)}`;
    await expect.poll(async () => (await fetch(address)).status, SOON).toBe(200);
    const response = await fetch(address);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Plan.pdf"');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await fetch(address, { method: 'HEAD' })).headers.get('content-length')).toBe(String(file.size));
    const part = await fetch(address, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    expect(await originals('published/media')).toContain(nameOf(file));
    expect((await visitor.get(addressOfFile(file))).status).toBe(200);
  });

  it('is removed from the published files when no page links to it any more', async () => {
    const file = await uploadFile();
    const _id = await publishWith(file);
    await expect.poll(() => originals('published/media'), SOON).toContain(nameOf(file));
    await publisher.call('page/unpublishPage', { _id });
    await expect.poll(() => originals('published/media'), SOON).not.toContain(nameOf(file));
    expect(await originals('media')).toContain(nameOf(file));
  });
});

describe('media/update', () => {
  it('stores a new name and alt text', async () => {
    const { _id } = await uploadImage();
    const { body } = await editor.call('media/update', { _id, name: 'Low tide', alt: 'Wet sand' });
    expect(body).toMatchObject({ _id, name: 'Low tide', alt: 'Wet sand' });
    expect((await editor.call('media/list', { search: 'wet s' })).body.items).toEqual([body]);
  });

  it('changes what visitors see, for publishers only', async () => {
    const item = await uploadImage();
    await publishWith(item);
    const change = { _id: item._id, alt: 'High tide' };
    expect((await editor.call('media/update', change)).status).toBe(403);
    expect((await publisher.call('media/update', change)).status).toBe(200);
    const list = join(service.folder, 'data', 'published', 'main', 'media.json');
    await expect.poll(() => readFile(list, 'utf8'), SOON).toContain('High tide');
  });

  it('is 404 for an unknown item', async () => {
    expect((await editor.call('media/update', { _id: 'nothing' })).status).toBe(404);
  });
});

describe('media/replace', () => {
  it('replaces an image under its id, in the library and on the site, and keeps its words and the one before', async () => {
    const before = await uploadImage();
    await publishWith(before);
    await publisher.call('media/update', { _id: before._id, alt: 'A shore' });
    await expect.poll(() => originals('published/media'), SOON).toContain(nameOf(before));
    const file = { name: 'other.jpg', bytes: await picture(90, 50).jpeg().toBuffer() };
    const { status, body } = await publisher.upload('media/replace', { _id: before._id }, file);
    expect([status, body]).toMatchObject([
      200,
      { _id: before._id, ext: 'jpg', width: 90, height: 50, name: 'shore.png', alt: 'A shore' },
    ]);
    await expect.poll(() => originals('published/media'), SOON).toContain(nameOf(body));
    await expect.poll(() => originals('published/media'), SOON).not.toContain(nameOf(before));
    expect(await originals('media')).toContain(nameOf(before));
    const { items } = (await publisher.call('media/list', { search: 'replaced' })).body;
    const kept = items.find(({ hash }) => hash === before.hash);
    expect(kept?.name).toMatch(/^shore\.png \(replaced \d{4}-\d\d-\d\d\)$/);
    expect((await publisher.call('media/delete', { _id: kept?._id ?? '' })).status).toBe(200);
    expect(await originals('media')).not.toContain(nameOf(before));
  });

  it('replaces a file without changing the links to it', async () => {
    const before = await uploadFile();
    await publishWith(before);
    const address = `${service.siteUrl}${addressOfFile(before)}`;
    await expect.poll(async () => (await fetch(address)).status, SOON).toBe(200);
    const bytes = `${PDF} the second edition`;
    expect((await publisher.upload('media/replace', { _id: before._id }, { name: 'b.pdf', bytes })).status).toBe(200);
    await expect.poll(async () => (await fetch(address)).text(), SOON).toBe(bytes);
  });

  it('refuses a file of another kind, an unknown item, and an editor who may not publish', async () => {
    const { _id } = await uploadFile();
    const pdf = { name: 'a.pdf', bytes: `${PDF} unwanted` };
    const before = await originals('media');
    expect((await publisher.upload('media/replace', { _id }, { name: 'a.png', bytes: await image() })).status).toBe(
      400,
    );
    expect((await publisher.upload('media/replace', { _id }, { name: 'a.txt', bytes: 'text' })).status).toBe(400);
    expect((await publisher.upload('media/replace', { _id: 'nothing' }, pdf)).status).toBe(404);
    expect((await editor.upload('media/replace', { _id }, pdf)).status).toBe(403);
    expect(await originals('media')).toEqual(before);
  });
});

describe('media/delete', () => {
  it('removes an original from the library and from the disk', async () => {
    const item = await uploadImage();
    expect((await editor.call('media/delete', { _id: item._id })).status).toBe(403);
    expect(await publisher.call('media/delete', { _id: item._id })).toMatchObject({
      status: 200,
      body: { _id: item._id, name: item.name },
    });
    expect(await originals('media')).not.toContain(nameOf(item));
    expect((await publisher.call('media/delete', { _id: item._id })).status).toBe(404);
  });

  it('is refused while a draft or the site uses it, or what visitors saw before', async () => {
    const file = await uploadFile();
    const remove = () => publisher.call('media/delete', { _id: file._id });
    const isUnused = async () =>
      (await editor.call('media/list', { unused: 'true' })).body.items.some(({ _id }) => _id === file._id);
    expect(await isUnused()).toBe(true);
    const _id = await publishWith(file);
    expect((await remove()).status).toBe(409);
    await publisher.call('page/unpublishPage', { _id });
    expect((await remove()).body.error.message).toContain('used on pages');
    await publisher.call('page/delete', { _id });
    const seen = /^Used by what visitors saw on \d+ \w+ \d{4} \(#\d+\); remove it for good in Published$/;
    expect(await remove()).toMatchObject({ status: 409, body: { error: { message: expect.stringMatching(seen) } } });
    const many = await publisher.call('media/deleteMany', { ids: [file._id] });
    expect(many).toMatchObject({ status: 409, body: { error: { message: expect.stringMatching(seen) } } });
    expect(await isUnused()).toBe(false);
  });

  it('keeps the bytes while another item has the same', async () => {
    const text = `${PDF} twice`;
    const [first, second] = [await uploadFile(text), await uploadFile(text)];
    await publisher.call('media/delete', { _id: first._id });
    expect((await editor.get(addressOfFile(second))).body).toBe(text);
  });
});

describe('media/usage', () => {
  it('lists the pages and site documents, and reports where visitors see it', async () => {
    const item = await uploadImage();
    expect((await editor.call('media/usage', { _id: item._id })).body).toEqual([]);
    const _id = await publishWith(item);
    const nav = { domainId: 'main', domainImage: { imageId: item._id } };
    await editor.call('site/saveNav', { nav });
    expect((await editor.call('media/usage', { _id: item._id })).body).toMatchObject([
      { _id, kind: 'page', slug: `page-${count}`, isPublished: true },
      { _id: 'nav_main', kind: 'navigation', slug: null, isPublished: false },
    ]);
  });

  it('is 404 for an unknown item', async () => {
    expect((await editor.call('media/usage', { _id: 'nothing' })).status).toBe(404);
  });
});
