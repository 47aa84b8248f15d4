import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { ImageVariants } from './images.ts';

const PREFIX = '0123456789abcdef';
const NAMES = [`${PREFIX}-60x40.webp`, `${PREFIX}-30x30.webp`, `${PREFIX}-20x20-10.0.40.40.webp`] as const;

test('ImageVariants.read() makes the same bytes whether variants are made together or alone', async () => {
  const folder = await temporaryFolder();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const original = sharp({ create: { width: 90, height: 60, channels: 3, background: '#4cc3be', noise } });
  await writeFile(join(folder, `${PREFIX}00.webp`), await original.webp().toBuffer());

  const together = new ImageVariants(cachedFolder(folder, null), cachedFolder(join(folder, 'together'), null));
  const bytes = await Promise.all(NAMES.map((name) => together.read(name)));
  for (const [index, name] of NAMES.entries()) {
    const alone = await new ImageVariants(
      cachedFolder(folder, null),
      cachedFolder(join(folder, `alone-${index}`), null),
    ).read(name);
    expect(alone.equals(bytes[index] ?? Buffer.alloc(0)), name).toBe(true);
  }
  const sizes = await Promise.all(bytes.map((data) => sharp(data).metadata()));
  expect(sizes.map(({ width, height }) => `${width}x${height}`)).toEqual(['60x40', '30x30', '20x20']);
  expect((await readdir(join(folder, 'together'))).sort()).toEqual([...NAMES].sort());
});

test('ImageVariants.read() names the variant whose original is missing', async () => {
  const variants = new ImageVariants(
    cachedFolder(await temporaryFolder(), null),
    cachedFolder(await temporaryFolder(), null),
  );
  await expect(variants.read(NAMES[0])).rejects.toThrow(`The original of image ${NAMES[0]} is missing`);
});

test('ImageVariants make a JPEG on white of a picture with transparent parts', async () => {
  const folder = await temporaryFolder();
  const clear = sharp({ create: { width: 60, height: 40, channels: 4, background: '#0000' } });
  await writeFile(join(folder, `${PREFIX}00.png`), await clear.png().toBuffer());
  const bytes = await new ImageVariants(cachedFolder(folder, null), cachedFolder(join(folder, 'cache'), null)).read(
    `${PREFIX}-60x40.jpg`,
  );
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 255, 255, 255]);
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
});
