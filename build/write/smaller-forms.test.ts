import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Builder } from '../open-builder.ts';
import { makeSmallSite, page, type SmallSite, writeCompiledSite } from '../testing/small-site.ts';
import { verify } from '../verify.ts';

const PREFIX = '0123456789abcdef';
const PICTURE = `${PREFIX}-200x100`;
const STYLES = `.one { ${'colour: teal; '.repeat(200)} }`;

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
  await writeFile(join(site.folder, 'compiled/site/client/_astro/site.one.css'), STYLES);
  await writeOriginal(sharp({ create: { width: 300, height: 150, channels: 3, background: '#4cc3be', noise: NOISE } }));
  await site.write(...page('about', { slug: 'about', title: 'About', description: `${PICTURE}.webp` }));
});
afterEach(() => site.close());

const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const;

async function writeOriginal(image: Sharp): Promise<void> {
  const folder = join(site.folder, 'published/media');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${PREFIX}00.webp`), await image.webp().toBuffer());
}

const inDist = (path: string) => join(site.folder, 'dist/main', path);

async function formsIn(): Promise<string[]> {
  return Object.keys(await site.built()).filter((path) => /\.(?:avif|br|gz)$/.test(path));
}

async function openBuilt(): Promise<Builder> {
  const builder = await site.open();
  await builder.catchUp();
  return builder;
}

const ALL = ['_astro/site.one.css.br', '_astro/site.one.css.gz', `_media/${PICTURE}.avif`];

test('idle time adds smaller forms, and changes nothing else: neither for verify nor for the next start', async () => {
  const builder = await openBuilt();
  const before = await site.built();
  await builder.shrink(async () => {
    expect(await verify(site.options)).toEqual([]);
    return true;
  });
  expect(await formsIn()).toEqual(ALL);
  expect(await site.built()).toMatchObject(before);
  const avif = await readFile(inDist(`_media/${PICTURE}.avif`));
  expect(await sharp(avif).metadata()).toMatchObject({ width: 200, height: 100, format: 'heif' });
  expect(avif.length).toBeLessThan((await readFile(inDist(`_media/${PICTURE}.webp`))).length);
  expect(brotliDecompressSync(await readFile(inDist(ALL[0] ?? ''))).toString()).toBe(STYLES);
  expect(gunzipSync(await readFile(inDist(ALL[1] ?? ''))).toString()).toBe(STYLES);
  expect(await verify(site.options)).toEqual([]);
  expect(await (await site.open()).catchUp()).toMatchObject({ changed: [], failures: [] });
  expect(await formsIn()).toEqual(ALL);
});

test('a picture that no page shows any more loses its AVIF with the same publish', async () => {
  const builder = await openBuilt();
  await builder.shrink();
  await builder.rebuild([await site.write(...page('about', { slug: 'about', title: 'About' }))]);
  expect(await formsIn()).toEqual(ALL.slice(0, 2));
  expect(await verify(site.options)).toEqual([]);
});

test('styles of an earlier compile lose their smaller forms, and damaged ones are made again', async () => {
  await (await openBuilt()).shrink();
  await writeFile(inDist(`_media/${PICTURE}.avif`), 'cut off');
  await rm(inDist(ALL[0] ?? ''));
  const again = await openBuilt();
  await again.shrink();
  expect(await formsIn()).toEqual(ALL);
  expect((await readFile(inDist(`_media/${PICTURE}.avif`))).length).toBeGreaterThan(7);
  await writeCompiledSite(join(site.folder, 'compiled'), 'two');
  await openBuilt();
  expect(await formsIn()).toEqual(ALL.slice(2));
  expect(await verify(site.options)).toEqual([]);
});

test('it stops at once when a publish comes, and goes on later', async () => {
  const builder = await openBuilt();
  let turns = 0;
  await builder.shrink(async () => ++turns < 2);
  expect(await formsIn()).toEqual(ALL.slice(0, 1));
  await builder.shrink();
  expect(await formsIn()).toEqual(ALL);
});

test('an AVIF that is no smaller, or of an original that cannot be read, is left out', async () => {
  const builder = await openBuilt();
  await writeFile(join(site.folder, 'images', `${PICTURE}.webp`), 'x');
  await builder.shrink();
  expect(await formsIn()).toEqual(ALL.slice(0, 2));
  await rm(join(site.folder, 'images', `${PICTURE}.avif`));
  await writeFile(join(site.folder, `published/media/${PREFIX}00.webp`), 'no picture');
  await expect((await openBuilt()).shrink()).rejects.toThrow(/^Pictures not made smaller: 1, the first because: .+/);
  expect(await formsIn()).toEqual(ALL.slice(0, 2));
});

test('a moving picture stays a WebP', async () => {
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width: 300, height: 150, channels: 3, background, noise: NOISE } })
      .png()
      .toBuffer(),
  );
  await writeOriginal(sharp(await Promise.all(frames), { join: { animated: true } }));
  await (await openBuilt()).shrink();
  expect(await formsIn()).toEqual(ALL.slice(0, 2));
});
