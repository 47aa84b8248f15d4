import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animation, picture } from '../testing/sample-uploads.ts';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
let imageId: string;

beforeAll(async () => {
  service = await startTestService();
  publisher = await service.as(['publisher']);
  const bytes = await picture(300, 200).png().toBuffer();
  imageId = (await publisher.upload('media/upload', {}, { name: 'shore.png', bytes })).body._id;
});

afterAll(() => service.discard());

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.editorUrl}/image/${address}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const asEditor = (address: string, accept = 'image/webp') => get(address, { cookie: publisher.cookie, accept });

describe('/image/<imageId>', () => {
  it('answers in the requested size, crop and format', async () => {
    const webp = await asEditor(`${imageId}?w=90&h=60&cx=10&cy=10&cw=180&ch=120`);
    expect(await sharp(webp.bytes).metadata()).toMatchObject({ format: 'webp', width: 90, height: 60 });
    const png = await asEditor(`${imageId}?w=90&f=png&b=2`);
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 90, height: 60 });
    const { bytes, headers } = await asEditor(`${imageId}?w=9999`, '*/*');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('vary')).toContain('Accept');
  });

  it('blurs', async () => {
    const edge = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'white' } })
      .composite([{ input: await picture(30, 40, 'black').png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { body } = await publisher.upload('media/upload', {}, { name: 'edge.png', bytes: edge });
    const deviation = async (query: string) => {
      const [channel] = (await sharp((await asEditor(`${body._id}?f=png${query}`)).bytes).stats()).channels;
      return channel?.stdev ?? 0;
    };
    expect(await deviation('&b=20')).toBeLessThan((await deviation('')) - 10);
  });

  it('is animated as WebP and still in any other format', async () => {
    const file = { name: 'dots.gif', bytes: await animation(5) };
    const { body } = await publisher.upload('media/upload', {}, file);
    expect(await sharp((await asEditor(`${body._id}`)).bytes).metadata()).toMatchObject({ pages: 5 });
    expect(await sharp((await asEditor(`${body._id}?f=png`)).bytes).metadata()).toMatchObject({ width: 8, height: 8 });
  });

  it('is cached once it is rendered, and revalidated by its ETag', async () => {
    const { headers } = await asEditor(`${imageId}?w=77`);
    expect(await readdir(join(service.folder, 'data', 'images', 'service'))).toContainEqual(
      expect.stringMatching(/-77x51\.webp$/),
    );
    const known = { cookie: publisher.cookie, accept: 'image/webp', 'if-none-match': headers.get('etag') ?? '' };
    expect((await get(`${imageId}?w=77`, known)).status).toBe(304);
  });

  it('shows visitors only what a published page shows', async () => {
    expect((await get(imageId)).status).toBe(404);
    const header = { heading: 'Shore', image: { imageId } };
    await publisher.call('page/publishPage', { page: { domainId: 'main', slug: 'shore', header } });
    const { status, headers } = await get(`${imageId}?w=50`);
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  });

  it.each(['nothing', '..%2f..%2fauth-secret', 'a/b', ''])('is 404 at %j', async (address) => {
    expect((await asEditor(address)).status).toBe(404);
  });

  it('refuses invalid numbers', async () => {
    expect((await asEditor(`${imageId}?w=1&w=2`)).status).toBe(400);
    expect((await asEditor(`${imageId}?b=abc`)).status).toBe(400);
  });
});
