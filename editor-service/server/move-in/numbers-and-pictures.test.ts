import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { importWordpress } from './import-wordpress.ts';
import type { Report } from './report/report.ts';
import type { MoveInNeeds } from './store/filling.ts';
import { storePage } from './store/store-page.ts';
import { siteToFill } from './testing/site-to-fill.ts';
import { smallExport } from './testing/small-export.ts';

const domainId = 'main';
const ANNA = { at: '2026-02-01T00:00:00.000Z', by: 'anna' };
let site: Awaited<ReturnType<typeof siteToFill>>;

beforeEach(async () => {
  site = await siteToFill();
});
afterEach(() => site.discard());

type Work = (needs: MoveInNeeds) => Promise<void>;

/** A new folder for a source. */
const newFolder = () => mkdtemp(join(site.folder, 'source-'));

const page = (slug: string, copy: 'draft' | 'published' = 'draft') => pageBySlug(site.db, { domainId, slug }, copy);
const real = (work: Work) => site.run(work, { publish: true });

const publicPart = ({ pages, lost, redirects }: Report) => ({ pages, lost, redirects });

describe('importWordpress()', () => {
  const from = async (text: string): Promise<Work> => {
    const file = join(await newFolder(), 'export.xml');
    await writeFile(file, text);
    return (needs) => importWordpress(file, needs);
  };

  it('keeps posts without numbers apart', async () => {
    const posts = ['One', 'Two', 'Three'].map((title) => ({ id: 0, title, name: title.toLowerCase() }));
    const work = await from(smallExport(posts).replaceAll('<wp:post_id>0</wp:post_id>', ''));
    expect((await real(work)).pages.map(({ address }) => address)).toEqual(['/one', '/two', '/three']);
    expect((await page('one'))?.header.heading).toBe('One');
  });

  it('shows the picture of that very name where another differs only in its case', async () => {
    const uploads = join(await newFolder(), 'uploads');
    await mkdir(uploads);
    const posts = await Promise.all(
      ['Photo.png', 'photo.png'].map(async (file, index) => {
        const colour = { width: 40, height: 30, channels: 3, background: index === 0 ? '#c33' : '#33c' } as const;
        await sharp({ create: colour }).png().toFile(join(uploads, file));
        const address = `https://old.example/wp-content/uploads/${file}`;
        return [
          { id: 10 + index, type: 'attachment', more: `<wp:attachment_url>${address}</wp:attachment_url>` },
          { id: index + 1, content: `<img src="${address}">` },
        ];
      }),
    );
    const report = await site.run(await from(smallExport(posts.flat())), { media: uploads });
    expect(report.media.map(({ result }) => result)).toEqual(['added', 'added']);
    const shown = await Promise.all(['page-1', 'page-2'].map(async (slug) => (await page(slug))?.contents));
    expect(shown).toMatchObject(report.media.map(({ _id }) => [{ image: { imageId: _id } }]));
  });

  it('says that categories of one name became one tag', async () => {
    const category = (slug: string) =>
      `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>`;
    const categories = category('news') + category('boats-news');
    const work = await from(smallExport([{ id: 1 }]).replace('<item>', `${categories}<item>`));
    expect((await real(work)).lost.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Categories or tags of one name: Category:News']),
    );
  });

  it('takes the earlier one of two posts with one number, in a dry run, too', async () => {
    const work = await from(
      smallExport([
        { id: 1, name: 'one' },
        { id: 2, name: 'two' },
        { id: 1, name: 'other' },
      ]),
    );
    const tried = await site.run(work, { publish: true, isDryRun: true });
    const done = await real(work);
    expect(done.pages.map(({ address }) => address)).toEqual(['/one', '/two']);
    expect(publicPart(tried)).toEqual(publicPart(done));
  });

  it('leads links to where the old site had a page, also when another one is there now', async () => {
    const content = '<p><a href="https://old.example/about-2/">x</a></p>';
    const draft = { id: 3, title: 'About', status: 'draft', link: 'https://old.example/?page_id=3' };
    const work = await from(smallExport([{ id: 1, name: 'about', content }, { id: 2, name: 'about-2' }, draft]));
    await real(work);
    expect(JSON.stringify(await page('about'))).toContain('href=\\"/about-2\\"');
    expect((await page('about-3'))?.header.heading).toBe('About');
  });
});

it('storePage() keeps a page that is not finished as a draft, and says what is missing', async () => {
  const said: string[] = [];
  const contents = [{ componentType: 'NewsletterBox', key: 'a', subscribe: { fields: [{ id: '' }] } }];
  const { result, isPublished } = await storePage(
    site.db,
    { _id: 'md-00000000-1', collection: 'pages', isPublic: true, page: { domainId, slug: 'box', contents } },
    { stamp: ANNA, publish: true, isDryRun: false, lose: (what, why) => said.push(`${what} ${why}`) },
  );
  expect([result, isPublished, said.length > 0]).toEqual(['created', false, true]);
  expect([await page('box'), await page('box', 'published')]).toEqual([expect.anything(), undefined]);
});
