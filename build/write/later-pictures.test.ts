import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSmallSite, page, type SmallSite } from '../testing/small-site.ts';
import { verify } from '../verify.ts';

const [HOME, LIST, MISSING] = ['0', '1', 'f'].map((digit) => `${digit.repeat(16)}-40x30.webp`) as [
  string,
  string,
  string,
];
const SCRIPT = fileURLToPath(new URL('../testing/killed-build.ts', import.meta.url));

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
  const media = join(site.folder, 'published/media');
  await mkdir(media, { recursive: true });
  const image = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  for (const name of [HOME, LIST]) await writeFile(join(media, `${name.slice(0, 16).padEnd(64, '0')}.png`), image);
  await site.write(...page('home', { slug: '', title: 'Home', description: HOME }));
  await site.write(...page('list', { slug: 'food/list', title: 'List', description: LIST }));
});
afterEach(() => site.close());

const isThere = (path: string) => existsSync(join(site.folder, 'dist/main', path));

/** A builder after the first build of a site, whose pictures come later. */
async function openFirst() {
  const builder = await site.open({ picturesLater: true });
  await builder.catchUp();
  return builder;
}

test('the pages of a first build are there before their pictures, which then come in the order visitors see them', async () => {
  const builder = await openFirst();
  expect([isThere('index.html'), isThere('food/list/index.html')]).toEqual([true, true]);
  expect([isThere(`_media/${HOME}`), builder.picturesLeft()]).toEqual([false, 2]);
  let asked = 0;
  await builder.makePictures(async () => ++asked <= 1);
  expect([isThere(`_media/${HOME}`), isThere(`_media/${LIST}`), builder.picturesLeft()]).toEqual([true, false, 1]);
  await builder.makePictures();
  expect(builder.picturesLeft()).toBe(0);
  expect(await site.built()).toEqual(await site.cleanBuild());
  expect(await verify(site.options)).toEqual([]);
});

test('a picture that a visitor asks for is made at once, and none that no page shows', async () => {
  const builder = await openFirst();
  const other = LIST.replace('40x30', '20x20');
  await Promise.all([LIST, other].map((name) => builder.makePicture('main', `_media/${name}`)));
  expect([HOME, LIST, other].map((name) => isThere(`_media/${name}`))).toEqual([false, true, false]);
});

test('a page that is published later is preceded by its pictures', async () => {
  const builder = await openFirst();
  const own = HOME.replace('40x30', '30x30');
  const published = page('about', { slug: 'about', title: 'About', description: own });
  await builder.rebuild([await site.write(...published)]);
  expect([isThere(`_media/${own}`), isThere(`_media/${HOME}`)]).toEqual([true, false]);
});

test('a page that a later start finds is preceded by its pictures, too', async () => {
  await openFirst();
  const own = HOME.replace('40x30', '30x30');
  await site.write(...page('about', { slug: 'about', title: 'About', description: own }));
  await openFirst();
  expect([isThere(`_media/${own}`), isThere(`_media/${HOME}`)]).toEqual([true, false]);
});

test('a start after a kill makes the pictures that are left, and a page without a picture is not one that shows it', async () => {
  await openFirst();
  await site.write(...page('list', { slug: 'food/list', title: 'List' }));
  const builder = await openFirst();
  expect(builder.picturesLeft()).toBe(1);
  await builder.makePictures();
  expect(await site.built()).toEqual(await site.cleanBuild());
});

test.each(['before-manifest', 'after-manifest'])(
  'a kill at %s in the middle of the pictures leaves no page without',
  async (step) => {
    const { signal } = spawnSync(process.execPath, [
      SCRIPT,
      step,
      JSON.stringify({ ...site.options, picturesLater: true }),
      'makePictures',
    ]);
    expect([signal, isThere('index.html')]).toEqual(['SIGKILL', true]);
    const builder = await openFirst();
    await builder.makePictures();
    expect(await site.built()).toEqual(await site.cleanBuild());
    expect(await verify(site.options)).toEqual([]);
  },
);

test('a page whose original is missing is not written before it is there either', async () => {
  await site.write(...page('about', { slug: 'about', title: 'About', description: MISSING }));
  const { failures } = await (await site.open({ picturesLater: true })).catchUp();
  expect(failures).toMatchObject([{ page: '/about' }]);
});

test('a command waits for all pictures', async () => {
  await (await site.open()).catchUp();
  expect([isThere(`_media/${HOME}`), isThere(`_media/${LIST}`)]).toEqual([true, true]);
});
