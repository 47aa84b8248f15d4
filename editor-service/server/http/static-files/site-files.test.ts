import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FileStore } from '#content-store/files/file-store.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { fetchedSites } from './site-files.ts';

test('fetchedSites() asks the store once, and again after a publish or half a minute', async () => {
  const [remote, folder] = [folderFiles(await temporaryFolder()), await temporaryFolder()];
  const asked: string[] = [];
  const read = (key: string) => {
    asked.push(key);
    return remote.read(key);
  };
  const counted: FileStore = { ...remote, read };
  let now = 0;
  const sites = await fetchedSites(counted, join(folder, 'site'), () => now);
  const about = async () => {
    await sites.fetch('main', ['about/index.html', '_astro/a.js']);
    return (await readFile(join(sites.folder, 'main/about/index.html'))).toString();
  };
  await remote.write('main/_astro/a.js', 'script');
  await remote.write('main/about/index.html', 'first');
  expect([await about(), await about()]).toEqual(['first', 'first']);
  expect(asked).toHaveLength(2);
  await remote.write('main/about/index.html', 'second');
  sites.expire('main');
  expect(await about()).toBe('second');
  await remote.write('main/about/index.html', 'third');
  now += 31_000;
  expect(await about()).toBe('third');
  expect(asked.filter((key) => key.endsWith('.js'))).toHaveLength(1);
  await remote.remove('main/about/index.html');
  sites.expire('main');
  await expect(about()).rejects.toThrow('ENOENT');
});

test('fetchedSites() keeps the last known file when the store does not answer', async () => {
  const [remote, folder] = [folderFiles(await temporaryFolder()), await temporaryFolder()];
  let isAway = false;
  const failing: FileStore = {
    ...remote,
    read: (key) => (isAway ? Promise.reject(new Error('away')) : remote.read(key)),
  };
  const sites = await fetchedSites(failing, join(folder, 'site'));
  await remote.write('main/index.html', 'home');
  await sites.fetch('main', ['index.html']);
  isAway = true;
  sites.expire('main');
  await sites.fetch('main', ['index.html']);
  expect((await readFile(join(sites.folder, 'main/index.html'))).toString()).toBe('home');
  await expect(sites.fetch('main', ['other/index.html'])).rejects.toThrow('away');
});
