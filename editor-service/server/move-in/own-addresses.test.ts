import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageById, pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { publishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { importCsv, readMapping } from './import-csv.ts';
import { importMarkdown } from './import-markdown.ts';
import { importWordpress } from './import-wordpress.ts';
import { inWords, type Report } from './report/report.ts';
import type { MoveInNeeds } from './store/filling.ts';
import { siteToFill } from './testing/site-to-fill.ts';
import { smallExport } from './testing/small-export.ts';

const domainId = 'main';
const IMPORTED = { at: '2026-02-01T00:00:00.000Z', by: 'import' };
const ANNA = { at: '2026-02-01T00:00:00.000Z', by: 'anna' };
let site: Awaited<ReturnType<typeof siteToFill>>;
let sources = 0;

beforeEach(async () => {
  site = await siteToFill();
});
afterEach(() => site.discard());

type Work = (needs: MoveInNeeds) => Promise<void>;

/** A folder of its own, so that it is another source than the one before. */
async function newFolder(): Promise<string> {
  sources += 1;
  const folder = join(site.folder, `source-${sources}`);
  await mkdir(folder);
  return folder;
}

async function markdown(names: readonly string[]): Promise<Work> {
  const folder = await newFolder();
  for (const name of names) await writeFile(join(folder, `${name}.md`), `---\ntags: ["${name}"]\n---\nText of ${name}`);
  return (needs) => importMarkdown(folder, needs);
}

const csv =
  (more: object = {}) =>
  async (names: readonly string[]): Promise<Work> => {
    const file = join(await newFolder(), 'list.csv');
    const rows = names.map((name, index) => `${index},"${name}"`);
    await writeFile(file, `No,Name\n${rows.join('\n')}\n`);
    const slug = `list-${sources}/{Name}`;
    const mapping = { slug, fields: { 'header.heading': '{Name}' }, tags: ['List:{Name}'], ...more };
    return (needs) => importCsv(file, readMapping(JSON.stringify(mapping)), needs);
  };

/** Every third is a draft, whose link does not say its name. */
async function wordpress(names: readonly string[]): Promise<Work> {
  const file = join(await newFolder(), 'export.xml');
  const posts = names.map((name, index) => ({
    ...{ id: index + 1, title: name, name: encodeURIComponent(name).toLowerCase() },
    ...(index % 3 === 2 && { status: 'draft', link: `https://old.example/?page_id=${index + 1}` }),
  }));
  await writeFile(file, smallExport(posts).replaceAll('old.example', `old-${sources}.example`));
  return (needs) => importWordpress(file, needs);
}

const KINDS = { markdown, 'csv with numbers': csv({ id: '{No}' }), 'csv by address': csv(), wordpress };

const ALPHABETS = ['日本語中文', 'Приветмир', 'مرحبا', 'ελλάς', 'हिन्दी', 'éÉßø', 'aAbB01', 'cC+#', '-_ .!'];
const word = fc
  .constantFrom(...ALPHABETS)
  .chain((letters) => fc.string({ unit: fc.constantFrom(...letters.split('')), minLength: 1, maxLength: 4 }));
const name = fc.oneof(
  { weight: 3, arbitrary: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('')) },
  fc.constantFrom('index', 'README', 'api', '_astro', 'e\u0301', '\u00e9', 'page-2', 'home-2', 'x'.repeat(190)),
);
const EVERY_KIND_OF_NAME = [
  ...['日本語', '中文', 'Привет', 'مرحبا', 'news 日本', 'news 中文', 'C++', 'C#', 'c', 'Müller', 'Muller', '!!!', '-'],
  ...['index', 'README', 'api', '_astro', 'About', 'about', 'e\u0301', '\u00e9', 'home-2', 'x'.repeat(190)],
];
const names = fc.uniqueArray(
  name.filter((one) => one.trim() === one && !one.startsWith('.')),
  { minLength: 1, maxLength: 12 },
);

const publicPart = ({ pages, lost, redirects }: Report) => ({ pages, lost, redirects });
const holders = async () => {
  const rows = await site.db.selectFrom('pages').select(['id', 'copy', 'slug', 'document']).execute();
  return new Map(rows.map((row) => [`${row.copy} ${row.id}`, row]));
};

describe.each(Object.entries(KINDS))('an import: %s', (_kind, sourceOf) => {
  it('gives each entry an address of its own, the same when tried, done and done again', {
    timeout: 60_000,
  }, async () => {
    const home = (await pageBySlug(site.db, { domainId, slug: '' })) as Page;
    await publishPage(site.db, home, ANNA, { draft: { ...home, title: 'Mine' }, named: (page) => page });
    await fc.assert(
      fc.asyncProperty(names, async (given) => {
        const before = await holders();
        const work = await sourceOf(given);
        let tried: Report;
        try {
          tried = await site.run(work, { publish: true, isDryRun: true });
        } catch (error) {
          expect(error).toMatchObject({ code: 'invalid' });
          await expect(site.run(work, { publish: true })).rejects.toMatchObject({ code: 'invalid' });
          expect(await holders()).toEqual(before);
          return;
        }
        expect(await holders()).toEqual(before);
        const done = await site.run(work, { publish: true });
        expect(publicPart(done)).toEqual(publicPart({ ...tried, at: done.at }));
        expect(done.pages.map(({ result }) => result)).toEqual(given.map(() => 'created'));
        const addresses = done.pages.map(({ address }) => address?.slice(1) ?? '');
        expect(new Set(addresses).size).toBe(given.length);
        for (const slug of addresses) expect(slugSchema.safeParse(slug).error).toBeUndefined();
        const after = await holders();
        for (const [key, row] of before) expect(after.get(key)).toEqual(row);
        const held = new Set([...before.values()].map(({ slug }) => slug));
        expect(addresses.filter((slug) => held.has(slug))).toEqual([]);

        const again = await site.run(work, { publish: true });
        expect(again.pages).toEqual(done.pages.map((page) => ({ ...page, result: 'unchanged' })));
        expect(again.lost).toEqual(done.lost);
        expect(await holders()).toEqual(after);
        const { categories } = await loadSiteDocument(site.db, 'tags', { domainId });
        for (const { values } of [{ values: categories }, ...categories]) {
          const slugs = values.map(({ slug }) => slug);
          expect(new Set(slugs).size).toBe(slugs.length);
          expect(slugs).not.toContain('');
        }
      }),
      { numRuns: 5, examples: [[EVERY_KIND_OF_NAME]] },
    );
  });
});

const page = (slug: string, copy: 'draft' | 'published' = 'draft') => pageBySlug(site.db, { domainId, slug }, copy);
const real = (work: Work) => site.run(work, { publish: true });
const addressesOf = ({ pages }: Report) => pages.map(({ source, address }) => [source, address]);

describe('an import after another', () => {
  const wordpressHome = async (): Promise<Work> => {
    const file = join(await newFolder(), 'export.xml');
    await writeFile(file, smallExport([{ id: 5, link: 'https://old.example/', content: '<p>From there</p>' }]));
    return (needs) => importWordpress(file, needs);
  };

  it('leaves the home page to the source that filled it, and to that one only', async () => {
    const [first, second] = [await wordpressHome(), await markdown(['index', 'other'])];
    expect((await real(first)).pages).toMatchObject([{ result: 'updated', address: '/' }]);
    const [draft, live] = [await page(''), await page('', 'published')];
    expect(addressesOf(await real(second))).toEqual([
      ['index.md', '/home-2'],
      ['other.md', '/other'],
    ]);
    expect([await page(''), await page('', 'published')]).toEqual([draft, live]);
    expect((await real(first)).pages).toMatchObject([{ result: 'unchanged', address: '/' }]);
    expect(addressesOf(await real(second))[0]).toEqual(['index.md', '/home-2']);
  });

  it('finds the home page again that an earlier version imported, by the other pages of its source', async () => {
    const [first, second] = [await markdown(['index', 'other']), await markdown(['index'])];
    await real(first);
    await site.db.updateTable('pageHistory').set({ name: null }).execute();
    expect(addressesOf(await real(second))).toEqual([['index.md', '/home-2']]);
    expect((await real(first)).pages).toMatchObject([{ result: 'unchanged', address: '/' }, { result: 'unchanged' }]);
  });

  it('does not take an old address that leads to a page of another source, and moves one of its own', async () => {
    const alias = async (folder: string, file: string, more = 'aliases: [/old]') =>
      writeFile(join(folder, file), `---\n${more}\n---\n${file}`);
    const [first, second] = [await newFolder(), await newFolder()];
    await alias(first, 'a.md');
    await alias(first, 'b.md');
    await alias(second, 'c.md');
    const work =
      (folder: string): Work =>
      (needs) =>
        importMarkdown(folder, needs);
    const refused = (report: Report) => report.lost.map(({ what, why }) => `${what}: ${why}`);
    const sentence = 'An old address: /old: it already redirects to another page';
    expect(refused(await real(work(first)))).toEqual([sentence]);
    expect(refused(await real(work(second)))).toEqual([sentence]);
    const target = async () => (await loadSiteDocument(site.db, 'redirects', { domainId }, 'published')).redirects;
    expect(await target()).toMatchObject([{ from: '/old', to: '/a' }]);
    await alias(first, 'a.md', 'title: A');
    expect(refused(await real(work(first)))).toEqual([]);
    expect(await target()).toMatchObject([{ from: '/old', to: '/b' }]);
  });
});

it('an import that was killed gives what is left the addresses that it would have had', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `Page ${'日本語'.charAt(index % 3).repeat(1 + index / 3)}`);
  const work = await markdown(names);
  const tried = await site.run(work, { isDryRun: true });
  const killed = (needs: MoveInNeeds) =>
    work({
      ...needs,
      say: () => {
        throw new Error('killed');
      },
    });
  await expect(real(killed)).rejects.toThrow('killed');
  expect((await holders()).size).toBeGreaterThan(200);
  expect((await holders()).size).toBeLessThan(240);
  expect(addressesOf(await real(work))).toEqual(addressesOf(tried));
});

const NAMES = [
  '日本語',
  'Привет',
  'привет',
  'ПРИВЕТ',
  'مرحبا',
  'مَرحبا',
  'ガイド',
  'ガイド'.normalize('NFD'),
  '🎉',
  '🎉🎉',
  '!!!',
  'Über',
];

it('importMarkdown() loses none of 200 files with names in many scripts, nor the address that an earlier version gave', async () => {
  const many = Array.from(
    { length: 200 },
    (_, index) => `${NAMES[index % NAMES.length]}${' x'.repeat(index / NAMES.length)}`,
  );
  const work = await markdown(many);
  const { pages } = await real(work);
  expect(new Set(pages.map(({ address }) => address)).size).toBe(200);
  expect(pages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/日本語', '/привет-3', '/ガイド-2', '/uber']),
  );

  const earlier: Record<string, string> = {
    '日本語.md': 'page-77710aed',
    'Über x.md': 'ber-x-2',
    'Привет x.md': '-x-3',
  };
  const given: Record<string, string> = { ...earlier, 'Über x.md': 'uber-x' };
  for (const { source, _id } of pages) {
    const stored = source in given && (await pageById(site.db, { _id: _id ?? '' }));
    if (stored) await savePage(site.db, { _id: stored._id }, { ...stored, slug: given[source] ?? '' }, IMPORTED);
  }
  const again = await real(work);
  const at = new Map(again.pages.map(({ source, address }) => [source, address]));
  expect(Object.keys(given).map((source) => at.get(source)?.slice(1))).toEqual(Object.values(given));
  expect(at.size).toBe(200);
  expect(await holders()).toMatchObject({ size: 402 });
});

it('importCsv() finds the rows that an earlier version imported, by the addresses it gave', async () => {
  const work = await csv()(['Straße', '日本語']);
  const { pages } = await real(work);
  expect(pages.map(({ address }) => address)).toEqual([`/list-${sources}/strasse`, `/list-${sources}/日本語`]);
  const again = await real(work);
  expect(again.pages.map(({ result }) => result)).toEqual(['unchanged', 'unchanged']);
});

it('importMarkdown() makes the index the page of its folder, links to where pages are, and names made-up addresses', async () => {
  const work = await markdown(['README', 'index', 'news 日本', 'news 中文', '日本語', '🎉', '.hidden']);
  const folder = join(site.folder, `source-${sources}`);
  await writeFile(join(folder, 'links.md'), '[1](news%20日本.md) [2](/news%20中文.md) [3](日本語.md) [4](README.md)');
  const report = await real(work);
  const where = Object.fromEntries(addressesOf(report)) as Record<string, string>;
  expect(where).toMatchObject({ 'index.md': '/', 'README.md': '/home-2', '日本語.md': '/日本語' });
  expect(where['🎉.md']).toMatch(/^\/page-[0-9a-f]{8}$/);
  const links = JSON.stringify(await page('links')).matchAll(/href=\\"([^"]*)\\"/g);
  expect([...links].map(([, href]) => href)).toEqual([
    where['news 日本.md'],
    where['news 中文.md'],
    where['日本語.md'],
    '/home-2',
  ]);
  expect(inWords(report)).toContain('1 × A made-up address: its name has no letters and no digits (🎉.md)');
  expect(report.pages).toHaveLength(7);
});

it('importMarkdown() takes the path of a whole address, and no pattern that many pages share', async () => {
  const work = await markdown([]);
  const folder = join(site.folder, `source-${sources}`);
  await writeFile(join(folder, 'a.md'), '---\nurl: https://old.example/guide/first/\n---\nA');
  await writeFile(join(folder, 'b.md'), '---\npermalink: /:categories/:title/\n---\nB');
  expect(addressesOf(await real(work))).toEqual([
    ['a.md', '/guide/first'],
    ['b.md', '/b'],
  ]);
});

it('importCsv() stores nothing when rows have one address and no number, and says which', async () => {
  const before = await holders();
  await expect(real(await csv()(['Ada', 'Müller', 'Muller']))).rejects.toThrow(/^Rows 2 and 3 \(.*Müller, .*Muller\)/);
  expect(await holders()).toEqual(before);
});
