import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speakLanguages } from '#content-store/drafts/pages/page-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { importCsv, readMapping } from './import-csv.ts';
import { importMarkdown } from './import-markdown.ts';
import { importWordpress } from './import-wordpress.ts';
import type { MoveInNeeds } from './store/filling.ts';
import { siteToFill } from './testing/site-to-fill.ts';
import { type SmallPost, smallExport } from './testing/small-export.ts';

vi.mock('#site/fields/own-config.ts', () => ({
  ownConfig: { languages: { en: {}, 'de-AT': { path: 'de' }, ja: { domain: 'jp' } } },
}));

let site: Awaited<ReturnType<typeof siteToFill>>;
beforeEach(async () => {
  site = await siteToFill();
  await speakLanguages(site.db, siteLanguages);
});
afterEach(() => site.discard());

async function write(files: Record<string, string>): Promise<string> {
  const source = join(site.folder, 'source');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(source, name)), { recursive: true });
    await writeFile(join(source, name), content);
  }
  return source;
}

/** The pages by groups of translations, each in the order of their addresses. */
async function groupsAfter(work: (needs: MoveInNeeds) => Promise<void>) {
  for (const _run of ['first', 'again']) await site.run(work, { publish: true });
  const rows = await site.db
    .selectFrom('pages')
    .where('copy', '=', 'published')
    .where('slug', '!=', '')
    .select(['slug', 'language', 'translationKey'])
    .orderBy('slug')
    .execute();
  const groups = Map.groupBy(rows, ({ translationKey }) => translationKey);
  return Array.from(groups.values(), (pages) => pages.map(({ slug, language }) => `/${slug} ${language}`));
}

const PAIRS = [['/about en', '/de/about de-AT'], ['/de/nur-hier de-AT']];

describe('an import in several languages', () => {
  it.each([
    ['folders', { 'about.md': '# About', 'de/about.md': '# Über uns', 'de/nur-hier.md': '# Hier' }],
    ['folders of all', { 'en/about.md': '# About', 'de-AT/about.md': '# Über uns', 'de-AT/nur-hier.md': '# Hier' }],
    ['suffixes', { 'about.md': '# About', 'about.de.md': '# Über uns', 'nur-hier.de_AT.md': '# Hier' }],
  ])('knows Markdown by %s', async (_by, files) => {
    const source = await write(files);
    expect(await groupsAfter((needs) => importMarkdown(source, needs))).toEqual(PAIRS);
  });

  it('knows the rows of a list by a column', async () => {
    const list = 'id,name,language\n1,about,en\n1,about,de\n2,nur-hier,de\n';
    const source = await write({ 'list.csv': list });
    const mapping = readMapping('{"id":"{id}","slug":"{name}","fields":{"header.heading":"{name}"}}');
    expect(await groupsAfter((needs) => importCsv(join(source, 'list.csv'), mapping, needs))).toEqual(PAIRS);
  });

  const POLYLANG = (language: string, group: string) =>
    `<category domain="language" nicename="${language}"><![CDATA[${language}]]></category>
     <category domain="post_translations" nicename="${group}"><![CDATA[${group}]]></category>`;
  const field = (name: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
  const WPML = (language: string, group: string) =>
    field('_wpml_import_language_code', language) + field('_wpml_import_translation_group', group);

  it.each([
    ['Polylang', POLYLANG],
    ['WPML', WPML],
  ])('knows a WordPress export with the languages of %s', async (_plugin, more) => {
    const posts: SmallPost[] = [
      { id: 1, link: 'https://old.example/en/about/', more: more('en', 'pll_1') },
      { id: 2, link: 'https://old.example/de/about/', more: more('de', 'pll_1') },
      { id: 3, link: 'https://old.example/nur-hier/', more: more('de', 'pll_2') },
    ];
    const source = await write({ 'export.xml': smallExport(posts) });
    expect(await groupsAfter((needs) => importWordpress(join(source, 'export.xml'), needs))).toEqual(PAIRS);
    expect(await site.db.selectFrom('pageTags').select('tag').execute()).toEqual([]);
  });
});
