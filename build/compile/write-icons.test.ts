import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { PRODUCT } from '../site-folder/site-folder.mjs';
import { writeIcons } from './write-icons.ts';

describe('writeIcons()', () => {
  it("makes pictures from the site's icon, and keeps its own ones", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'favicon.svg'), await readFile(join(PRODUCT, 'site/own/favicon.svg')));
    await writeFile(join(folder, 'apple-touch-icon.png'), 'own');
    await writeIcons(folder);
    const made = ['favicon.ico', 'favicon.svg', 'icon-192.png', 'icon-512.png'];
    expect((await readdir(folder)).sort()).toEqual(['apple-touch-icon.png', ...made]);
    expect(await readFile(join(folder, 'apple-touch-icon.png'), 'utf8')).toBe('own');
  });

  it('makes none for a site with only an .ico', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'favicon.ico'), 'own');
    await writeIcons(folder);
    expect(await readdir(folder)).toEqual(['favicon.ico']);
  });

  it('names an icon that cannot be read', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'favicon.png'), 'nonsense');
    await expect(writeIcons(folder)).rejects.toThrow(/public\/favicon\.png: expected a picture, found .*unsupported/);
  });
});
