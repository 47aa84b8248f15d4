import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FileStore } from '#content-store/files/file-store.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { Manifest } from '../output/manifest.ts';
import { OutputFolder } from '../output/output-folder.ts';
import { SiteMirror } from './site-mirror.ts';

const PAGES = 100;

/** A site of many pages that a store has, and the paths written to the store since then. */
async function mirroredSite() {
  const folder = await temporaryFolder();
  const output = new OutputFolder(join(folder, 'dist/main'), new Manifest(join(folder, 'main.jsonl')));
  const files = folderFiles(join(folder, 'store'));
  const written: string[] = [];
  const write: FileStore['write'] = (key, data) => {
    written.push(key.replace('public/main/', ''));
    return files.write(key, data);
  };
  const mirror = new SiteMirror({ ...files, write });
  const put = (path: string, text: string) => output.put({ path, kind: 'page' }, text);
  const putAll = (text: string) => {
    for (let number = 0; number < PAGES; number += 1) put(`${number}/index.html`, text);
    output.put({ path: 'sitemap.xml', kind: 'index' }, text);
  };
  putAll('first');
  const site = { domainId: 'main', output };
  await mirror.send([site]);
  written.length = 0;
  return { mirror, sites: [site], written, put, putAll };
}

test('send() leaves the rest of a long list to the next call, which sends first what was written since', async () => {
  const { mirror, sites, written, put, putAll } = await mirroredSite();
  putAll('second');
  expect(await mirror.send(sites, { isNewer: () => written.length >= 50 })).toBe(false);
  expect(written).toHaveLength(50);
  expect(written).not.toContain('sitemap.xml');

  mirror.postpone(sites);
  put('0/index.html', 'newest');
  put('added/index.html', 'newest');
  expect(await mirror.send(sites)).toBe(true);
  expect(written.slice(50, 52)).toEqual(['added/index.html', '0/index.html']);
  expect(written).toHaveLength(PAGES + 3);
  expect(written.at(-1)).toBe('sitemap.xml');
});

test('send() gets further, however often something newer goes first', async () => {
  const { mirror, sites, written, putAll } = await mirroredSite();
  putAll('second');
  const always = { isNewer: () => true };
  for (let calls = 0; !(await mirror.send(sites, always)); calls += 1) {
    expect(calls).toBeLessThan(PAGES / 20);
    mirror.postpone(sites);
  }
  expect(written).toHaveLength(PAGES + 1);
});

test('sendFirst() sends the pages that were written since postpone(), nothing else', async () => {
  const { mirror, sites, written, put, putAll } = await mirroredSite();
  putAll('second');
  mirror.postpone(sites);
  put('7/index.html', 'newest');
  await mirror.sendFirst(sites, {});
  expect(written).toEqual(['7/index.html']);
  await mirror.send(sites);
  expect(written.toSorted()).toEqual([...new Set(written)].toSorted());
});
