import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { importCsv, readMapping } from './import-csv.ts';
import { importMarkdown } from './import-markdown.ts';
import { importWordpress } from './import-wordpress.ts';
import { siteToFill } from './testing/site-to-fill.ts';
import { oldSlug, type SmallPost, smallExport } from './testing/small-export.ts';

const domainId = 'main';
let site: Awaited<ReturnType<typeof siteToFill>>;

beforeEach(async () => {
  site = await siteToFill();
});
afterEach(() => site.discard());

const page = (slug: string, copy: 'draft' | 'published' = 'draft') => pageBySlug(site.db, { domainId, slug }, copy);
const textOf = async (slug: string) => JSON.stringify(await page(slug));

async function write(files: Record<string, string | Buffer>): Promise<string> {
  const folder = join(site.folder, 'source');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

async function wordpress(posts: readonly SmallPost[], change = (text: string) => text) {
  const folder = await write({ 'export.xml': change(smallExport(posts)) });
  return site.run((needs) => importWordpress(join(folder, 'export.xml'), needs), { publish: true });
}

const markdown = async (files: Record<string, string | Buffer>) => {
  const folder = await write(files);
  return site.run((needs) => importMarkdown(folder, needs), { publish: true });
};

const csv = async (list: string | Buffer, mapping: object) => {
  const folder = await write({ 'list.csv': list });
  return site.run((needs) => importCsv(join(folder, 'list.csv'), readMapping(JSON.stringify(mapping)), needs));
};

describe('importWordpress()', () => {
  it('leaves the address of a public page to that page, whatever draft or deleted post comes first', async () => {
    const draft = { id: 1, title: 'About', status: 'draft', link: 'https://old.example/?page_id=1' };
    const deleted = { id: 2, name: 'contact', status: 'trash' };
    await wordpress([draft, deleted, { id: 3, name: 'about' }, { id: 4, name: 'contact' }]);
    expect((await page('about'))?.header.heading).toBe('Page 3');
    expect((await page('contact'))?.header.heading).toBe('Page 4');
    expect((await page('about-2'))?.header.heading).toBe('About');
  });

  it('makes no home page of a page whose link is missing', async () => {
    await wordpress([{ id: 1, link: '', name: 'visit' }]);
    expect((await page('visit'))?.header.heading).toBe('Page 1');
  });

  it('links no page that stays behind, and says so', async () => {
    const link = '<p><a href="https://old.example/gone/">Gone</a></p>';
    const report = await wordpress([
      { id: 1, name: 'gone', status: 'trash' },
      { id: 2, name: 'visit', parent: 1, content: link },
    ]);
    expect(report.lost.map(({ what }) => what)).toContain('A link: /gone');
    expect((await page('visit'))?.header.breadcrumb).toEqual([]);
  });

  it('names no private page in the trail of a public one', async () => {
    const above = { id: 1, title: 'Closing in May', name: 'closing', status: 'private' };
    await wordpress([above, { id: 2, link: 'https://old.example/closing/faq/', parent: 1 }]);
    expect(JSON.stringify(await page('closing/faq', 'published'))).not.toContain('Closing in May');
  });

  it('redirects earlier names except where another page is now, and drops no other redirect for it', async () => {
    await wordpress([
      { id: 1, name: 'a', more: oldSlug('b') },
      { id: 2, name: 'b', more: oldSlug('a') },
      { id: 3, name: 'c', more: oldSlug('d') },
    ]);
    const { redirects } = await loadSiteDocument(site.db, 'redirects', { domainId }, 'published');
    const paths = redirects.filter(({ from }) => !from.includes('?')).map(({ from, to }) => [from, to]);
    expect(paths).toEqual([['/d', '/c']]);
    expect(redirects).toHaveLength(7);
  });

  it('takes pages whose parent has a very long title, and patterns with one', async () => {
    const long = 'word '.repeat(80);
    const report = await wordpress([
      { id: 1, title: long, name: 'long' },
      { id: 2, name: 'below', parent: 1 },
      { id: 3, type: 'wp_block', title: long, name: 'pattern' },
    ]);
    expect(report.pages.map(({ result }) => result)).toEqual(['created', 'created', 'created']);
  });

  it('reads a file that says it is UTF-16 and is not', async () => {
    await wordpress([{ id: 1, name: 'visit', title: 'Größe' }], (text) => text.replace('"UTF-8"', '"utf-16"'));
    expect((await page('visit'))?.header.heading).toBe('Größe');
  });

  it('reads posts whose titles have bare ampersands, and tags that are never closed', async () => {
    const report = await wordpress([
      { id: 1, name: 'one', title: 'Fish & chips' },
      { id: 2, name: 'two', title: 'Boats <b>old', content: 'a & b; c' },
      { id: 3, name: 'three', link: 'https://old.example/three/?a=1&b=2' },
      { id: 4, name: 'four', content: 'x' },
    ]);
    expect(report.pages).toHaveLength(4);
    expect((await page('one'))?.header.heading).toBe('Fish & chips');
    expect(await textOf('two')).toContain('a &amp; b; c');
  });

  it('reads entities that grow, a post with 50,000 comments, and one with a thousand levels of lists', async () => {
    const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><rss';
    const comments = '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>'.repeat(50_000);
    await wordpress(
      [
        { id: 1, name: 'one', title: '&b;&b;', content: '<ul><li>'.repeat(1000) },
        { id: 2, name: 'two', more: comments },
      ],
      (text) => text.replace('<rss', bomb),
    );
    expect(await textOf('one')).not.toContain('aaaaaaaaaa');
    expect(await page('two')).toBeDefined();
  });
});

describe('importMarkdown()', () => {
  it('leaves out folders, broken links and files elsewhere that are named like texts, and goes round no loop', async () => {
    const folder = await write({ 'a.md': 'Words', 'b.md/c.md': 'Inside', '../secret.md': 'Secret' });
    await symlink('/nowhere', join(folder, 'd.md'));
    await symlink(join(site.folder, 'secret.md'), join(folder, 'e.md'));
    await symlink(folder, join(folder, 'f'));
    const report = await markdown({});
    expect(report.pages.map(({ address }) => address)).toEqual(['/a', '/bmd/c']);
    expect(report.lost.map(({ source, why }) => [source, why])).toEqual([
      ['b.md', 'it is a folder'],
      ['d.md', 'it cannot be read (ENOENT)'],
      ['e.md', 'it is a link to a file outside the folder'],
    ]);
  });

  it('links a page where its front matter puts it', async () => {
    await markdown({ 'a.md': '[b](b.md)', 'b.md': '---\nslug: somewhere/else\n---\nB' });
    expect(await textOf('a')).toContain('/somewhere/else');
  });

  it('takes the names of authors, not their addresses, and front matter that refers to itself', async () => {
    await markdown({
      'a.md': '---\nauthor: {name: Anna, url: "https://anna.example", email: anna@private.example}\n---\nA',
      'b.md': '---\nauthors: [{name: Anna}, "Ben <ben@private.example>"]\n---\nB',
      'c.md': '---\nimage: &a {src: *a}\nauthor: &b {name: *b}\n---\nC',
    });
    expect([(await page('a'))?.author, (await page('b'))?.author]).toEqual(['Anna', 'Anna, Ben']);
    expect(await page('c')).toBeDefined();
  });

  it('takes imports and exports of several lines out of MDX', async () => {
    await markdown({
      'a.mdx':
        'import {\n  Box,\n} from "./Box"\nimport x from "x";\n\nexport const meta = {\n  title: "t",\n}\n\nWords\n',
      'b.mdx': 'import x from "x"\r\n\r\nexport const y = {\r\n  z,\r\n}\r\n\r\nWords\r\n',
    });
    expect((await page('a'))?.contents).toMatchObject([{ text: '<p>Words</p>' }]);
    expect((await page('b'))?.contents).toMatchObject([{ text: '<p>Words</p>' }]);
  });

  it('redirects to no draft, and reports links that cannot stay', async () => {
    const report = await markdown({ 'a.md': '---\ndraft: true\naliases: [/old]\n---\n[x](javascript:x)' });
    expect(report.redirects).toEqual([]);
    expect(report.lost.map(({ what }) => what)).toEqual(['A link: javascript:x']);
  });

  it('reads UTF-16 and Windows-1252', async () => {
    const report = await markdown({
      'a.md': Buffer.from('\ufeffGröße', 'utf16le'),
      'b.md': Buffer.from('Größe', 'latin1'),
    });
    expect([await textOf('a'), await textOf('b')]).toEqual([
      expect.stringContaining('<p>Größe</p>'),
      expect.stringContaining('<p>Größe</p>'),
    ]);
    expect(report.lost.map(({ source, what }) => [source, what])).toEqual([['b.md', 'The encoding']]);
  });

  it('keeps the language of code', async () => {
    await markdown({ 'a.md': '```c++\nint a;\n```' });
    expect(await textOf('a')).toContain('<pre><code class=\\"language-c++\\">int a;</code></pre>');
  });
});

it('importMarkdown() and importCsv() store no NUL, which not every database holds', async () => {
  await markdown({ 'a.md': '# a\0b\n\nx\0y' });
  await csv('Name,Text\nOne,c\0d\n', { slug: '{Name}', fields: { 'header.heading': '{Text}' }, tags: ['Kind:{Text}'] });
  expect([(await page('a'))?.header.heading, (await page('one'))?.tags]).toEqual(['a\ufffdb', ['Kind:c\ufffdd']]);
  expect((await textOf('a')) + (await textOf('one'))).not.toContain('\\u0000');
});

describe('importCsv()', () => {
  const mapping = { slug: '{Name}', fields: { 'header.heading': '{Name}', 'header.description': '{Text}' } };

  it.each([
    ['semicolons, and texts with commas', 'Name;Text\nOne;Berlin, Mitte, 1,5 km\n'],
    ['tabs, and texts with both', 'Name\tText\nOne\tBerlin, Mitte; 1,5 km\n'],
    ['commas, and names with semicolons', '\ufeffName,"Text",";;;;"\r\nOne,"Berlin, Mitte; 1,5\r\nkm",x\r\n'],
  ])('reads a list with %s', async (_name, list) => {
    await csv(list, mapping);
    expect((await page('one'))?.header.description).toMatch(/^Berlin, Mitte[,;] 1,5\s+km$/);
  });

  it('keeps both the first of two rows with one address and a report of the other', async () => {
    const report = await csv('Name,Text\nOne,first\nTwo,x\nOne,second\n', mapping);
    expect((await page('one'))?.header.description).toBe('first');
    expect(report.lost).toMatchObject([
      { source: 'Row 3', what: 'The whole row', why: expect.stringContaining('Row 1') },
    ]);
  });

  it('keeps what comes before a quote that is never closed, with tags and a report', async () => {
    const report = await csv('Name,Text\nOne,x\nTwo,"y\nThree,z\n', { ...mapping, tags: ['Kind:Row'] });
    expect(report.pages).toHaveLength(1);
    expect(report.lost.map(({ what }) => what)).toEqual(['The rest after row 1']);
    expect((await loadSiteDocument(site.db, 'tags', { domainId })).categories).toMatchObject([{ id: 'Kind' }]);
  });

  it('says that letters are not those of the encoding', async () => {
    const report = await csv(Buffer.from('Name,Text\nOne,Größe\n', 'latin1'), mapping);
    expect(report.lost.map(({ what }) => what)).toEqual(['Letters that cannot be read']);
  });
});
