import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBuilder } from './open-builder.ts';
import { makeSmallSite } from './testing/small-site.ts';

it('openBuilder() gives signs of life while it reads and compares, when there is no page to report', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  await (await openBuilder(site.options)).catchUp();
  let signs = 0;
  const builder = await openBuilder({ ...site.options, onAlive: () => (signs += 1) });
  const whileReading = signs;
  expect(whileReading).toBeGreaterThan(0);
  expect((await builder.catchUp()).changed).toEqual([]);
  expect(signs).toBeGreaterThan(whileReading);
});

it('catchUp() renders a page unseen when nothing has changed', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  const rendered: string[] = [];
  Object.assign(globalThis, { rendered });
  const entry = join(site.folder, 'compiled/site/server/entry.mjs');
  const text = await readFile(entry, 'utf8');
  await writeFile(entry, text.replace('{ reader }) {', '{ reader }) { globalThis.rendered.push(path);'));
  await (await openBuilder(site.options)).catchUp();
  const before = await site.built('bytes');
  rendered.length = 0;
  expect((await (await openBuilder(site.options)).catchUp()).changed).toEqual([]);
  expect(rendered).toEqual(['/']);
  expect(await site.built('bytes')).toEqual(before);
});
