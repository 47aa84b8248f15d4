import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingTexts } from './check-site-folder.ts';
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
    await newBlock(folder, 'PriceList');
    await newTemplate(folder, 'recipe');
    await writeRegistry(folder);
    expect(await own('definitions.ts')).toContain('../../site/blocks/price-list/definition.ts');
    expect(await own('views.ts')).toContain('{ PriceList }');
    expect(await own('templates.ts')).toContain('../../site/templates/recipe/definition.ts');
    expect(await own('headers.ts')).toContain('{ RecipeHeader }');
  });

  it('writes the units of the product beside the others, with their lists and a demo page', async () => {
    const product = { siteDir: folder.siteDir, isProduct: true };
    await mkdir(join(folder.siteDir, 'demo/content/pages/blocks'), { recursive: true });
    const files = [...(await newBlock(product, 'price-list')), ...(await newTemplate(product, 'recipe'))];
    expect(files).toContain(join(folder.siteDir, 'demo/content/pages/blocks/price-list.ts'));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    expect(texts.filter((text) => text.includes("'pagewright/"))).toEqual([]);
    expect(texts[0]).toContain("from '../../entries/fields.ts'");
    const list = (path: string) => readFile(join(folder.siteDir, path), 'utf8');
    expect(await list('blocks/built-in-views.ts')).toContain("{ PriceList } from './price-list/PriceList.tsx'");
    expect(await list('blocks/built-in-hosts.ts')).not.toContain('PriceList');
    expect(await list('templates/built-in-definitions.ts')).toContain("{ recipe } from './recipe/definition.ts'");
    expect(await list('headers/built-in-views.ts')).toContain(
      "{ RecipeHeader } from './recipe-header/RecipeHeader.tsx'",
    );
  });

  it('names the file a unit lacks and the name it should have', async () => {
    await newBlock(folder, 'price-list');
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

  it('passes over a folder in which no source is left', async () => {
    await mkdir(join(folder.siteDir, 'headers/parts/old'), { recursive: true });
    await writeFile(join(folder.siteDir, 'headers/parts/.DS_Store'), '');
    await writeRegistry(folder);
    expect(await own('headers.ts')).not.toContain('Parts');
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
    ['', ['young-serif', 'figtree']],
    [':root {\n  --display: Georgia, serif;\n}\n', ['figtree']],
    [':root {\n  --display: "Young Serif", Georgia;\n  --sans: system-ui;\n}\n', ['young-serif']],
  ])('preloads the fonts of the product that a theme keeps: %j', async (theme, expected) => {
    await writeFile(join(folder.siteDir, 'theme.css'), theme);
    await writeRegistry(folder);
    expect((await own('preloaded-fonts.ts')).match(/young-serif(?=-latin)|figtree(?=-latin)/g)).toEqual(expected);
  });

  it.each([
    [
      'de-AT',
      `"de-AT": async () => lunrLanguage('de', import('lunr-languages/lunr.stemmer.support.js'), import('lunr-languages/lunr.de.js')),`,
    ],
    ['nb', "lunrLanguage('no'"],
    ['en-GB', '"en-GB": async () => english,'],
    ['ja', '"ja": async () => japanese,'],
    ['th', `async () => unspacedLanguage('th'),`],
    ['cy', 'async () => withoutRules,'],
  ])('selects the search rules for %s', async (language, expected) => {
    await writeFile(join(folder.siteDir, 'site.config.ts'), `export default { language: '${language}' };`);
    await writeRegistry(folder);
    expect(await own('search-languages.ts')).toContain(expected);
  });

  it('writes the words of the first language by group, and those of others apart', async () => {
    await writeFile(
      join(folder.siteDir, 'site.config.ts'),
      "export default { languages: { en: {}, de: { path: 'de', texts: { frame: { skip: 'Los' } } } }, texts: { frame: { menu: 'Go' } } };",
    );
    await writeRegistry(folder);
    const first = (await import(join(folder.compiledDir, 'own/texts.ts'))) as Record<string, unknown>;
    expect(first).toMatchObject({ language: 'en', frame: { skip: 'Skip to content', menu: 'Go' } });
    const { otherTexts } = (await import(join(folder.compiledDir, 'own/other-texts.ts'))) as { otherTexts: object };
    expect(Object.keys(otherTexts)).toEqual(['de']);
    expect(otherTexts).toMatchObject({ de: { language: 'de', frame: { skip: 'Los', menu: 'Menü' } } });
  });

  it('names the words that a language lacks', () => {
    expect(missingTexts({ language: 'de-AT' })).toEqual([]);
    expect(
      missingTexts({ languages: { en: {}, da: { path: 'da', texts: { frame: { skip: 'Til indhold' } } } } }),
    ).toEqual([
      expect.stringMatching(
        /^site\.config\.ts: these texts are in English, as there are none in da: card\.readMore, .*frame\.menu/,
      ),
    ]);
  });
});
