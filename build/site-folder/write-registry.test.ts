import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newBlock } from './new-block.ts';
import { newTemplate } from './new-template.ts';
import { PRODUCT, type SiteFolder } from './site-folder.mjs';
import { writeRegistry } from './write-registry.ts';

let folder: SiteFolder;
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'pagewright-site-'));
  folder = { root: PRODUCT, siteDir: join(parent, 'site'), compiledDir: join(parent, 'compiled') };
  await mkdir(folder.siteDir);
});
afterEach(() => rm(join(folder.siteDir, '..'), { recursive: true }));

const own = (name: string) => readFile(join(folder.compiledDir, 'own', name), 'utf8');

describe('writeRegistry()', () => {
  it('lists the units of a site folder for the registries of the product', async () => {
    await newBlock(folder.siteDir, 'PriceList');
    await newTemplate(folder.siteDir, 'recipe');
    await writeRegistry(folder);
    expect(await own('definitions.ts')).toContain('../../site/blocks/price-list/definition.ts');
    expect(await own('views.ts')).toContain('{ PriceList }');
    expect(await own('templates.ts')).toContain('../../site/templates/recipe/definition.ts');
    expect(await own('headers.ts')).toContain('{ RecipeHeader }');
  });

  it('names the file a unit lacks and the name it should have', async () => {
    await newBlock(folder.siteDir, 'price-list');
    await rm(join(folder.siteDir, 'blocks/price-list/PriceList.tsx'));
    await mkdir(join(folder.siteDir, 'templates/menu'), { recursive: true });
    await writeFile(join(folder.siteDir, 'templates/menu/definition.ts'), "export const menu = { template: 'food' };");
    await expect(writeRegistry(folder)).rejects.toMatchObject({
      problems: [
        'blocks/price-list: expected the file PriceList.tsx, found none',
        'templates/menu/definition.ts: expected one definition with template "menu", found food',
      ],
    });
  });

  it('refuses public files with names that the build writes itself', async () => {
    await mkdir(join(folder.siteDir, 'public'));
    await writeFile(join(folder.siteDir, 'public/robots.txt'), '');
    await expect(writeRegistry(folder)).rejects.toThrow(
      'public/robots.txt: expected a name that the build does not use',
    );
  });

  it('reports a missing site folder', async () => {
    await expect(writeRegistry({ ...folder, siteDir: join(folder.siteDir, 'nowhere') })).rejects.toThrow(
      'expected a folder, found nothing there',
    );
  });

  it.each([
    ['de-AT', "lunrLanguage('de', lunr.de)"],
    ['nb', "lunrLanguage('no', lunr.no)"],
    ['en-GB', 'english as searchLanguage'],
    ['cy', 'withoutRules as searchLanguage'],
  ])('selects the search rules for %s', async (language, expected) => {
    await writeFile(join(folder.siteDir, 'site.config.ts'), `export default { language: '${language}' };`);
    await writeRegistry(folder);
    expect(await own('search-language.ts')).toContain(expected);
  });
});
