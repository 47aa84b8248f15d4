import { readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfFile } from '#content-store/model/media/file.ts';
import { animation, office, PDF, picture, ZIP } from '../testing/sample-uploads.ts';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let editor: TestClient;
let originals: string;
let uploads: string;

beforeAll(async () => {
  service = await startTestService();
  editor = await service.as(['editor']);
  originals = join(service.folder, 'data', 'media');
  uploads = join(service.folder, 'data', 'uploads');
});

afterAll(() => service.discard());

const upload = (name: string, bytes: Uint8Array | string, type?: string) =>
  editor.upload('media/upload', {}, { name, bytes, ...(type && { type }) });

const originalOf = ({ hash, ext }: { hash: string; ext: string }) => join(originals, `${hash}.${ext}`);

describe('media/upload', () => {
  it('adds an image to the library', async () => {
    const bytes = await picture().png().toBuffer();
    const { status, body } = await editor.upload('media/upload', { alt: 'A gate' }, { name: 'gate.png', bytes });
    const { username } = (await editor.call('user/me', {})).body.user ?? {};
    expect([status, body]).toMatchObject([
      200,
      { kind: 'image', ext: 'png', width: 60, height: 40, name: 'gate.png', alt: 'A gate', uploadedBy: username },
    ]);
    expect(await sharp(await readFile(originalOf(body))).metadata()).toMatchObject({ width: 60, height: 40 });
    expect((await editor.call('media/list', { search: 'GATE' })).body).toEqual({ items: [body], total: 1 });
    await expect.poll(() => readdir(uploads)).toEqual([]);
  });

  it.each([
    ['report.pdf', PDF],
    ['letter.docx', office('word')],
    ['figures.xlsx', office('xl')],
    ['talk.pptx', office('ppt')],
    ['figures.csv', 'name;café\r\n1;2\n'],
    ['notes.TXT', 'Some notes.'],
    ['all.zip', ZIP],
    ['song.mp3', 'ID3\x04'],
    ['film.mp4', '\0\0\0\x18ftypisom'],
  ])('accepts the file %s', async (name, bytes) => {
    const { status, body } = await upload(name, bytes);
    const ext = name.toLowerCase().split('.')[1];
    expect([status, body]).toMatchObject([200, { kind: 'file', ext, name, size: Buffer.byteLength(bytes) }]);
    expect(await readFile(originalOf(body))).toEqual(Buffer.from(bytes));
  });

  it.each(['jpeg', 'webp', 'avif', 'gif'] as const)('accepts an image of format %s', async (format) => {
    const { body } = await upload(`gate.${format}`, await picture().toFormat(format).toBuffer());
    expect(body).toMatchObject({ kind: 'image', width: 60, height: 40, ext: format === 'jpeg' ? 'jpg' : 'webp' });
  });

  it('keeps the frames of an animation', async () => {
    const { body } = await upload('dots.gif', await animation(5));
    expect(body).toMatchObject({ width: 8, height: 8 });
    expect(await sharp(await readFile(originalOf(body))).metadata()).toMatchObject({ format: 'webp', pages: 5 });
  });

  it('stores no more pixels than pages can request', async () => {
    const { body } = await upload('wide.png', await picture(6000, 1000).png().toBuffer());
    expect(body).toMatchObject({ width: 4800, height: 800 });
  });
});

describe('a file of a kind that is not allowed', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  it.each([
    ['page.html', html],
    ['program.js', 'alert(1)'],
    ['program.exe', 'MZ\x90\0\x03'],
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['report.pdf.html', PDF],
    ['report.html.pdf', html],
    ['picture.png', html],
    ['picture.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['report.pdf', 'MZ\x90\0\x03'],
    ['letter.docx', ZIP],
    ['letter.docx', office('xl')],
    ['notes.txt', html],
    ['notes.txt', '\uFEFF <svg/>'],
    ['notes.txt', '#!/bin/sh'],
    ['figures.csv', 'a\0b'],
    ['song.mp3', '\xff\xfeU\0T\0F'],
    ['film.mp4', html],
    ['constructor', 'text'],
    ['pdf', PDF],
    ['', PDF],
  ])('%j is refused, whatever its type claims', async (name, bytes) => {
    const before = await readdir(originals);
    for (const type of ['', 'image/png', 'application/pdf']) expect((await upload(name, bytes, type)).status).toBe(400);
    expect(await readdir(originals)).toEqual(before);
    await expect.poll(() => readdir(uploads)).toEqual([]);
  });

  it('is refused with the list of allowed kinds, or because it is not what it claims to be', async () => {
    const problemOf = async (name: string) => JSON.stringify((await upload(name, 'MZ\x90\0\x03')).body);
    expect(await problemOf('setup.exe')).toContain('these files can be uploaded: pdf');
    expect(await problemOf('Report.PDF')).toContain('its content does not match its name');
  });

  it('does not survive inside an image either', async () => {
    const bytes = Buffer.concat([await picture().png().toBuffer(), Buffer.from(html)]);
    const { body } = await upload('picture.png', bytes);
    expect((await readFile(originalOf(body))).includes('<script>')).toBe(false);
  });
});

describe('the name of a file', () => {
  it.each([
    '../../../etc/cron.d/evil.txt',
    '..\\..\\evil.txt',
    'a\r\nSet-Cookie: b=1.txt',
    'exe\u202etxt.txt',
    `${'x'.repeat(5000)}.txt`,
    '.htaccess.txt',
  ])('%j names nothing on the disk and breaks no header', async (name) => {
    const { status, body } = await upload(name, `Text of ${name}`);
    if (status !== 200) throw new Error(`status ${status}`);
    expect(body.name).not.toMatch(/[\p{C}/\\]/u);
    expect(body.name.length).toBeLessThanOrEqual(200);
    expect((await readdir(originals)).every((file) => /^[0-9a-f]{64}\.[a-z0-9]+$/.test(file))).toBe(true);
    if (body.kind !== 'file') throw new Error('this is a file');
    const response = await fetch(`${service.editorUrl}${addressOfFile(body)}`, { headers: { cookie: editor.cookie } });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"\\\r\n]+\.txt"/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('is sent in UTF-8 where necessary (RFC 6266)', async () => {
    const { body } = await upload('Отчёт 2026.pdf', PDF);
    if (body.kind !== 'file') throw new Error('this is a file');
    const response = await fetch(`${service.editorUrl}${addressOfFile(body)}`, { headers: { cookie: editor.cookie } });
    const encoded = encodeURIComponent('Отчёт-2026.pdf');
    const disposition = `attachment; filename="_____-2026.pdf"; filename*=UTF-8''${encoded}`;
    expect(response.headers.get('content-disposition')).toBe(disposition);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(PDF);
  });
});

describe('a decompression bomb', () => {
  it('is refused before it is decoded: over 100 megapixels', async () => {
    const bytes = await picture(10_100, 10_000).png().toBuffer();
    const before = process.memoryUsage().rss;
    const { status, body } = await upload('bomb.png', bytes);
    const message = 'A picture can have at most 100 megapixels; this one has 101. Make it smaller and upload it again';
    expect([status, body.error.message]).toEqual([400, message]);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  it('is reduced while it is read up to 100 megapixels, in a process of its own', async () => {
    const bytes = await picture(10_000, 10_000).png({ compressionLevel: 1 }).toBuffer();
    const before = process.memoryUsage().rss;
    const { status, body } = await upload('wall.png', bytes);
    expect([status, body]).toMatchObject([200, { width: 4800, height: 4800, ext: 'png' }]);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  it('is refused, with what to do, when its format needs all of it in memory', async () => {
    const { status, body } = await upload('bomb.png', await picture(9000, 9000).png({ progressive: true }).toBuffer());
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringMatching('without “interlaced”, or with at most 75 meg'),
    ]);
  });

  it('is refused for its number of frames, and for all their pixels together', async () => {
    expect((await upload('frames.gif', await animation(201))).status).toBe(400);
    expect((await upload('frames.gif', await animation(50, 1000, 900))).status).toBe(400);
  });

  it('is refused when it is truncated', async () => {
    const bytes = await picture(800, 600).jpeg().toBuffer();
    expect((await upload('cut.jpg', bytes.subarray(0, bytes.length / 2))).status).toBe(400);
    await expect.poll(() => readdir(uploads)).toEqual([]);
  });
});

describe('camera metadata in an image', () => {
  it('is removed, and the image is upright', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 28/1 38/1' } };
    const bytes = await picture(60, 40).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(bytes).metadata()).toHaveProperty('exif');
    const { body } = await upload('photo.jpg', bytes);
    const stored = await readFile(originalOf(body));
    const metadata = await sharp(stored).metadata();
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(Array(4).fill(undefined));
    expect(metadata).toMatchObject({ width: 40, height: 60 });
    expect(stored.includes('GPS') || stored.includes('Camera')).toBe(false);
  });
});

describe('a symbolic link planted among the originals', () => {
  it('is neither followed by an upload nor served', async () => {
    const secret = join(service.folder, 'secret.txt');
    await writeFile(secret, 'secret');
    const first = await upload('plain.txt', 'first');
    const target = originalOf(first.body);
    const publisher = await service.as(['publisher']);
    await publisher.call('media/delete', { _id: first.body._id });
    await symlink(secret, target);
    const { body } = await upload('plain.txt', 'first');
    expect(await readFile(secret, 'utf8')).toBe('secret');
    expect(await readFile(originalOf(body), 'utf8')).toBe('first');
  });

  it('is not followed when the file is requested', async () => {
    const { body } = await upload('other.txt', 'other');
    if (body.kind !== 'file') throw new Error('this is a file');
    const secret = join(service.folder, 'other-secret.txt');
    await writeFile(secret, 'secret');
    await rename(originalOf(body), `${originalOf(body)}.away`);
    await symlink(secret, originalOf(body));
    expect((await editor.get(addressOfFile(body))).status).toBe(404);
  });
});
