import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEIC, HEIC_BOMB } from '../testing/heic-samples.ts';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';
import { planRaster } from './decode/reduce-raster.ts';

let service: TestService;
let editor: TestClient;
let originals: string;

beforeAll(async () => {
  service = await startTestService();
  editor = await service.as(['editor']);
  originals = join(service.folder, 'data', 'media');
});

afterAll(() => service.discard());

const upload = (name: string, bytes: Uint8Array | string) => editor.upload('media/upload', {}, { name, bytes });

describe('a HEIC picture', () => {
  it.each(['photo.HEIC', 'photo.jpg'])('is stored as JPEG, recognised by its content: %s', async (name) => {
    const { status, body } = await upload(name, HEIC);
    expect([status, body]).toMatchObject([200, { kind: 'image', ext: 'jpg', width: 16, height: 16 }]);
    const stored = sharp(await readFile(join(originals, `${body.hash}.jpg`)));
    expect(await stored.metadata()).toMatchObject({ format: 'jpeg', width: 16 });
  });

  it('is refused with a sentence when it claims too many pixels or is cut off, and nothing stays', async () => {
    const before = await readdir(originals);
    const messages = await Promise.all(
      [HEIC_BOMB, HEIC.subarray(0, 300), HEIC.subarray(0, HEIC.length - 40)].map(async (bytes) => {
        const { status, body } = await upload('photo.heic', bytes);
        return [status, body.error.message];
      }),
    );
    const damaged = [400, 'This HEIC picture cannot be read. It may be damaged; save it as JPEG and upload that'];
    expect(messages).toEqual([
      [400, 'A HEIC picture can have at most 25 megapixels; save it as JPEG and upload that'],
      damaged,
      damaged,
    ]);
    expect(await readdir(originals)).toEqual(before);
  });
});

describe('an SVG', () => {
  it('is stored as pixels and never as a drawing, with the pictures in it', async () => {
    const red = sharp({ create: { width: 1, height: 1, channels: 3, background: '#f00' } });
    const data = `data:image/png;base64,${(await red.png().toBuffer()).toString('base64')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><a href="https://x.example"><rect width="20" height="10" fill="#0a0"/></a>
      <image x="10" width="10" height="10" href="${data}"/></svg>`;
    const { status, body } = await upload('mark.svg', svg);
    expect([status, body]).toMatchObject([200, { kind: 'image', ext: 'png', width: 1200, height: 600 }]);
    const bytes = await readFile(join(originals, `${body.hash}.png`));
    const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
    expect([...pixels.subarray(0, 3), ...pixels.subarray(-3)]).toEqual([0, 170, 0, 255, 0, 0]);
  });

  it('within a drawing is no picture, whatever it calls itself', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect/></svg>');
    await expect(planRaster(drawing)).rejects.toThrow('Pictures are JPEG');
  });

  it('that is refused says why', async () => {
    const { status, body } = await upload('mark.svg', '<svg><script>alert(1)</script></svg>');
    expect([status, body.error.message]).toEqual([
      400,
      'This SVG cannot be used: it contains “script”, which is not allowed',
    ]);
  });
});
