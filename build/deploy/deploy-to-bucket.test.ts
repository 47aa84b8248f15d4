import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { FileStore } from '#content-store/files/file-store.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { deployToBucket } from './deploy-to-bucket.ts';

const SITE = [
  '_astro/a.css',
  'about/index.html',
  'ニュース/日本語/index.html',
  'index.html',
  'sitemap.xml',
  '_search/statistics.json',
];

async function write(folder: string, path: string, text = path): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** A site, and a bucket that refuses a file once. */
async function site() {
  const [distDir, folder] = [await temporaryFolder(), await temporaryFolder()];
  for (const path of SITE) await write(join(distDir, 'main'), path);
  const store = folderFiles(folder);
  const refused = new Set<string>();
  const bucket: FileStore = {
    ...store,
    write: async (key, data, headers) => {
      if (refused.delete(key)) throw new Error(`${key} was refused`);
      return store.write(key, data, headers);
    },
  };
  const lines: string[] = [];
  const deploy = (more: { domain?: string; isDryRun?: boolean } = {}) =>
    deployToBucket(bucket, { distDir, isDryRun: false, onFile: (line) => lines.push(line), ...more });
  const there = async () => {
    const keys = [];
    for await (const { key } of store.list('public/')) keys.push(key.slice('public/'.length));
    return keys.sort();
  };
  return { distDir, deploy, lines, there, refused };
}

const inMain = (paths: readonly string[]) => paths.map((path) => `main/${path}`).sort();

it('deployToBucket() sends what pages ask for first, then what changed only, and removes what is gone', async () => {
  const { distDir, deploy, lines, there } = await site();
  await deploy();
  expect(lines[0]).toBe('send main/_astro/a.css');
  expect(lines.at(-1)).toBe('send main/_search/statistics.json');
  expect(await there()).toEqual(inMain(SITE));
  expect(await deploy()).toEqual({ sent: [], removed: [] });

  await write(join(distDir, 'main'), 'index.html', 'changed');
  await rm(join(distDir, 'main/about'), { recursive: true });
  expect(await deploy()).toEqual({ sent: ['main/index.html'], removed: ['main/about/index.html'] });
});

it('deployToBucket() can be run again after an error, and sends only the rest', async () => {
  const { deploy, there, refused } = await site();
  refused.add('public/main/index.html');
  await expect(deploy()).rejects.toThrow('index.html was refused');
  const { sent } = await deploy();
  expect(sent).toContain('main/index.html');
  expect(sent).not.toContain('main/_astro/a.css');
  expect(await there()).toEqual(inMain(SITE));
});

it('deployToBucket() with a domain leaves the others alone, without one it removes those that are gone', async () => {
  const { distDir, deploy, there } = await site();
  await write(join(distDir, 'other'), 'index.html');
  await deploy({ isDryRun: true });
  expect(await there()).toEqual([]);
  await deploy();
  await rm(join(distDir, 'other'), { recursive: true });
  await deploy({ domain: 'main' });
  expect(await there()).toContain('other/index.html');
  await deploy();
  expect(await there()).toEqual(inMain(SITE));
});
