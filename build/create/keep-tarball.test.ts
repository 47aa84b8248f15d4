import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { keepTarball, keptName, removeTarballs } from './keep-tarball.ts';

test('a site folder keeps tarballs under names that tell their contents apart, and those that are wanted', async () => {
  const [elsewhere, site] = [await temporaryFolder(), join(await temporaryFolder(), 'site')];
  await mkdir(site);
  const tarball = join(elsewhere, 'pagewright-0.1.0.tgz');
  const kept: string[] = [];
  for (const content of ['first', 'second', 'third']) {
    await writeFile(tarball, content);
    await writeFile(join(elsewhere, 'create-pagewright-0.1.0.tgz'), `creates ${content}`);
    keepTarball(tarball, site);
    kept.push(keptName(tarball));
  }
  expect(new Set(kept).size).toBe(3);
  const [first = '', second = '', third = ''] = kept;
  expect(first).toMatch(/^pagewright-0\.1\.0-[0-9a-f]{8}\.tgz$/);
  expect(await readFile(join(site, second), 'utf8')).toBe('second');
  expect(await readFile(join(site, `create-${third}`), 'utf8')).toBe('creates third');
  expect(keptName(join(site, first)), 'a site made from a site').toBe(first);

  await writeFile(join(site, 'pagewright-0.1.0.tgz'), 'of the person');
  removeTarballs(site, ['^0.2.0', `file:/srv/site/${second}`]);
  expect(globSync('*.tgz', { cwd: site }).sort()).toEqual([`create-${second}`, second, 'pagewright-0.1.0.tgz'].sort());
});
