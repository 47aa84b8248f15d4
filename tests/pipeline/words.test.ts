import { beforeAll, describe, expect, it } from 'vitest';
import { type CompiledSite, loadCompiledSite } from '#build/render/compiled-site.ts';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import { publishedReader } from '#content-store/published/reader.ts';
import { Snapshot } from '#content-store/published/snapshot.ts';
import * as english from '#site/words/english.ts';
import { runProgram } from '../run-program.ts';
import { COMPILED_IN_LANGUAGES, SITE_IN_LANGUAGES } from './site-in-languages.ts';
import { ENVIRONMENT } from './temporary-site.ts';

/** Blocks that say something of their own: island or not, with script or not. */
const CONTENTS = [
  { componentType: 'Form', key: 'f', title: 'T', fields: [{ type: 'select', name: 'a', required: true }] },
  { componentType: 'NewsletterBoxWithoutImage', key: 'n', subscribe: { listId: 'l' } },
  { componentType: 'Hub', key: 'h' },
  { componentType: 'Timeline', key: 't', tabs: [{ title: 'One' }, { title: 'Two' }] },
  { componentType: 'Media', key: 'm', video: { videoId: 'dQw4w9WgXcQ' } },
  { componentType: 'RelatedPages', key: 'r' },
  { componentType: 'RichText', key: 'x', text: '<table><tbody><tr><td>1</td></tr></tbody></table>' },
  { componentType: 'QuoteCarousel', key: 'q', quotes: [{ text: 'A' }, { text: 'B' }] },
];

let site: CompiledSite;

beforeAll(async () => {
  await runProgram(['build/cli/compile.ts'], SITE_IN_LANGUAGES);
  site = await loadCompiledSite(COMPILED_IN_LANGUAGES);
}, 120_000);

/** The same page at every address. */
const readerOf = (domainId: string, nothing = publishedReader(new Snapshot(), domainId, ENVIRONMENT)) =>
  ({
    ask: async (kind: never, input: { slug: string }) =>
      kind === 'page'
        ? publishedPageSchema.parse({
            ...{ _id: 'p', domainId, template: 'generic', title: 'T', contents: CONTENTS },
            ...{ slug: input.slug, publishDate: '2025-02-03', author: 'Ada' },
          })
        : nothing.ask(kind, input as never),
  }) as unknown as Reader;

async function page(slug: string, domainId = 'main'): Promise<string> {
  const { html, thrown } = await site.renderPage(`/${slug}`, { reader: readerOf(domainId) });
  if (thrown) throw thrown;
  return html;
}

/** What blocks begin with is put in the language of a page when that is saved. */
const { content: _, ...said } = english;

/** The English words of the product that are in a page, as text, attribute or property of an island. */
const englishIn = (html: string): string[] =>
  Object.values(said)
    .flatMap((words): unknown[] => Object.values(words))
    .filter((text) => typeof text === 'string')
    .filter((text) => /^[A-Z]/.test(text)) // others are as the names of properties
    .filter((text) => [`>${text}<`, `"${text}"`, `&quot;${text}&quot;`].some((shown) => html.includes(shown)));

describe('a page', () => {
  it('speaks the language of its address', async () => {
    expect(englishIn(await page('a')).length).toBeGreaterThan(25);
    const names = ['Name', 'Captcha', 'Video']; // the same in German
    expect(englishIn(await page('de/a')).filter((text) => !names.includes(text))).toEqual([]);
    expect(englishIn(await page('ar/a'))).toEqual([]);
  });

  it('puts no space between Japanese sentences', async () => {
    const sentences = (await page('a', 'jp')).replaceAll('<!-- -->', '');
    expect(sentences).toContain('ください。<a href="#reach-us">連絡先</a>はこのページ');
    expect((await page('de/a')).replaceAll('<!-- -->', '')).toMatch(/ <a href="#reach-us">[^<]+<\/a> /);
  });

  it('says dates, numbers and the author in its language', async () => {
    expect(await page('a')).toContain('February 3, 2025');
    expect(await page('de/a')).toContain('3. Februar 2025</time></span><span>Von Ada');
    expect(await page('ar/a')).toMatch(/فبراير.*بقلم/);
    expect(await page('de/a')).toContain('Zitat 1');
  });

  it('hands an island only the groups of words that it uses, and none in the first language', async () => {
    const [first, german] = [await page('a'), await page('de/a')];
    expect(first).not.toContain('&quot;words&quot;');
    expect(first).not.toContain('data-words');
    const groups = Array.from(german.matchAll(/component-export="(\w+)"[^>]*/g), ([island, name]) => [
      name,
      Object.keys(said).filter((group) => island.includes(`&quot;${group}&quot;:[0,{&quot;`)),
    ]);
    expect(Object.fromEntries(groups)).toEqual({
      CarouselIslandWithEffects: [],
      Form: ['form'],
      HubLibrary: ['hub'],
      Timeline: ['player'],
      VideoOverlay: ['player'],
    });
    expect(german).toMatch(/data-words="[^"]*Bitte füllen Sie dieses Feld aus/);
  });
});
