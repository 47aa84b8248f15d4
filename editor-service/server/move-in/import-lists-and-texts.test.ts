import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { importCsv, readMapping } from './import-csv.ts';
import { importMarkdown } from './import-markdown.ts';
import type { MoveInNeeds } from './store/filling.ts';
import { siteToFill } from './testing/site-to-fill.ts';

const domainId = 'main';
let site: Awaited<ReturnType<typeof siteToFill>>;
let folder: string;
let db: Db;

beforeEach(async () => {
  site = await siteToFill();
  ({ folder, db } = site);
});

afterEach(() => site.discard());

const run = (work: (needs: MoveInNeeds) => Promise<void>, media?: string) => site.run(work, { publish: true, media });

async function write(files: Record<string, string | Buffer>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'source', name)), { recursive: true });
    await writeFile(join(folder, 'source', name), content);
  }
  return join(folder, 'source');
}

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
const page = (slug: string, copy: 'draft' | 'published' = 'draft') => pageBySlug(db, { domainId, slug }, copy);

describe('importMarkdown()', () => {
  it('makes pages with front matter, tables, code, pictures beside the file and links between files', async () => {
    const source = await write({
      'index.md': '# Welcome\n\nStart with the [guide](guide/start.md#first).',
      'guide/start.md':
        '---\ntitle: Start here\ndate: 2024-05-06\nauthor: Anna <anna@private.example>\ntags: [one, "two: three"]\naliases: [/old-start]\nodd: 1\n---\n\n![A square](./square.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nif (a < b) {}\n```\n\n- [ ] task\n\n![gone](gone.png)',
      'guide/square.png': await picture(),
      'secret.md': '---\ndraft: true\n---\nNot yet.',
    });
    const report = await run((needs) => importMarkdown(source, needs));
    expect(await page('guide/start')).toMatchObject({
      header: { heading: 'Start here' },
      author: 'Anna',
      tags: ['Tag:one', 'Tag:two – three'],
      publishDate: '2024-05-06',
      contents: [
        { componentType: 'FreeformImage', image: { alt: 'A square' } },
        { text: expect.stringContaining('<pre><code class="language-js">if (a &lt; b) {}</code></pre>') },
      ],
    });
    expect(JSON.stringify((await page(''))?.contents)).toContain('href=\\"/guide/start#first\\"');
    expect(await page('secret')).toBeDefined();
    expect(await page('secret', 'published')).toBeUndefined();
    expect(report.lost.map(({ source: file, what }) => [file, what])).toEqual([
      ['guide/start.md', 'Front matter: odd'],
      ['guide/start.md', 'A picture: gone.png'],
    ]);
    const { redirects } = await loadSiteDocument(db, 'redirects', { domainId });
    expect(redirects).toMatchObject([{ from: '/old-start', to: '/guide/start' }]);
    const again = await run((needs) => importMarkdown(source, needs));
    expect(again.pages.map(({ result }) => result)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  it('takes MDX without its code, and keeps code that is quoted', async () => {
    const source = await write({
      'a.mdx':
        'import Box from "./Box"\n\n# Title\n\nBefore <Box size={{ a: 1 }}>inside **bold**</Box> {1 + 1} after.\n\n```jsx\n<Box>{quoted}</Box>\n```\n',
    });
    const report = await run((needs) => importMarkdown(source, needs));
    const text = JSON.stringify((await page('a'))?.contents);
    expect(text).toContain('inside <strong>bold</strong>');
    expect(text).toContain('&lt;Box&gt;{quoted}&lt;/Box&gt;');
    expect(text).not.toMatch(/import Box|1 \+ 1/);
    expect(report.lost.map(({ what }) => what)).toEqual(['Component <Box>', 'An expression: {1 + 1}']);
  });

  it('reads a folder of odd files to its end, and nothing outside it', async () => {
    await write({ '../outside.png': await picture() });
    const source = await write({
      'a.md': '---\n: [broken\n---\n![](../outside.png) ![](/../outside.png) [x](b%ZZ.md)',
      'b.md': '',
      'c.md': `${'> '.repeat(3000)}deep`,
      'api.md': 'reserved',
      'd.md': '<div '.repeat(5000),
    });
    const report = await run((needs) => importMarkdown(source, needs));
    expect(report.pages).toHaveLength(5);
    expect(report.media.every(({ result }) => result === 'missing')).toBe(true);
    expect(await page('page-api')).toBeDefined();
  });
});

describe('importCsv()', () => {
  const mapping = {
    template: 'teamMember',
    id: '{No}',
    slug: 'team/{Name}',
    fields: { 'header.heading': '{Name}', 'header.description': '{Role}' },
    text: '{Bio}',
    picture: '{Photo}',
    tags: ['Content type:Person', 'Team:{Team}'],
  };

  it('makes a page of each row, and updates it when the row has changed', async () => {
    const source = await write({
      'people.csv':
        '\ufeffNo;Name;Role;Bio;Team;Photo;Phone\n1;Ida Holm;"Boat; builder";"**Builds** boats";Yard;ida.png;123\n2;Tom;;;;gone.png;\n3;;;;;;\n',
      'ida.png': await picture(),
    });
    const go = () =>
      run((needs) => importCsv(join(source, 'people.csv'), readMapping(JSON.stringify(mapping)), needs), source);
    const report = await go();
    expect(await page('team/ida-holm')).toMatchObject({
      template: 'teamMember',
      header: { heading: 'Ida Holm', description: 'Boat; builder', image: { imageId: expect.stringMatching(/^csv-/) } },
      tags: ['Content type:Person', 'Team:Yard'],
      contents: [{ text: '<p><strong>Builds</strong> boats</p>' }],
    });
    expect((await page('team/tom'))?.tags).toEqual(['Content type:Person']);
    expect(report.lost.map(({ source: row, what }) => [row, what])).toEqual([
      ['The list', 'Columns: Phone'],
      ['Row 2', 'A picture: gone.png'],
      ['Row 3', 'The whole row'],
    ]);
    await write({ 'people.csv': 'No,Name,Role,Bio,Team,Photo,Phone\n1,Ida Berg,,,,,\n' });
    expect((await go()).pages.map(({ result }) => result)).toEqual(['updated']);
    expect(await page('team/ida-berg')).toMatchObject({ header: { heading: 'Ida Berg' } });
    expect(await page('team/ida-holm')).toBeUndefined();
  });

  it('makes jobs and events, and leaves out a row whose date is none', async () => {
    const source = await write({ 'jobs.csv': 'Title,Closes\nSailor,2030-01-31\nCook,soon\n' });
    const jobs = {
      template: 'careers',
      slug: 'jobs/{Title}',
      fields: { 'header.heading': '{Title}', 'job.closes': '{Closes}' },
    };
    const report = await run((needs) => importCsv(join(source, 'jobs.csv'), readMapping(JSON.stringify(jobs)), needs));
    expect(await page('jobs/sailor')).toMatchObject({ job: { closes: '2030-01-31' } });
    expect(report.pages.map(({ result }) => result)).toEqual(['created', 'left out']);
  });

  it.each(['no json', '{}', '{"slug":"a","odd":1}', '{"slug":"a","fields":{"__proto__.x":"y"}}'])(
    'refuses the mapping %s',
    (json) => {
      expect(() => readMapping(json)).toThrow(/mapping/i);
    },
  );
});
