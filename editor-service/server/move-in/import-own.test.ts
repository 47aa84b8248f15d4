import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { defineImportSource, type ImportedPage } from '#site/extend/import-source.ts';
import { importOwn, sourceNamed } from './import-own.ts';
import { siteToFill } from './testing/site-to-fill.ts';

let site: Awaited<ReturnType<typeof siteToFill>>;
beforeEach(async () => {
  site = await siteToFill();
});
afterEach(() => site.discard());

const EMMA: ImportedPage = {
  ...{ id: '1', address: 'books/Emma', title: 'Emma', author: 'Jane Austen', tags: ['Content type:Book'] },
  html: '<h2>About</h2><p>A <b>match</b>maker.</p><img src="cover.png">',
};

const run = (
  read: (args: readonly string[]) => Iterable<ImportedPage> | AsyncIterable<ImportedPage>,
  publish = false,
) => {
  const value = defineImportSource({ usage: 'FILE', read });
  const source = { file: 'import-sources/books.ts', name: 'books', value };
  return site.run((needs) => importOwn(source, ['a.json'], needs), { publish });
};

describe('importOwn()', () => {
  it('makes pages at their addresses, with text, tags and a report of what was lost', async () => {
    const report = await run(async function* (args) {
      if (args[0] === 'a.json') yield EMMA;
    }, true);
    expect(report.pages).toMatchObject([{ result: 'created', address: '/books/emma', isPublished: true }]);
    expect(report.lost.map(({ what }) => what)).toContain('A picture: cover.png');
    const page = await pageBySlug(site.db, { domainId: 'main', slug: 'books/emma' }, 'published');
    expect(page).toMatchObject({ header: { heading: 'Emma' }, author: 'Jane Austen', tags: ['Content type:Book'] });
    expect(JSON.stringify(page?.contents)).toContain('<strong>match</strong>');
  });

  it('updates its pages in a second run, and leaves drafts unpublished', async () => {
    await run(() => [EMMA]);
    const again = await run(() => [{ ...EMMA, title: 'Emma again', isDraft: true }], true);
    expect(again.pages).toMatchObject([{ result: 'updated', address: '/books/emma', isPublished: false }]);
  });

  it('names the file of a source that fails, or that yields no pages', async () => {
    const fails = () => {
      throw new Error('no such file');
    };
    await expect(run(fails)).rejects.toThrow('site folder: import-sources/books.ts: no such file');
    await expect(run(() => [{ name: 'Emma' } as never])).rejects.toThrow('expected pages with id, address and title');
  });
});

it('sourceNamed() says which file is not there', async () => {
  const files = {
    'import-sources/books.ts': async () => ({ default: defineImportSource({ usage: '', read: () => [] }) }),
  };
  expect((await sourceNamed('books', files)).file).toBe('import-sources/books.ts');
  await expect(sourceNamed('films', files)).rejects.toThrow('The site folder has no import-sources/films.ts');
});
