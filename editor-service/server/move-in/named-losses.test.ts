import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importWordpress } from './import-wordpress.ts';
import { fetchedMedia } from './media/fetched-media.ts';
import { inWords } from './report/report.ts';
import { siteToFill } from './testing/site-to-fill.ts';
import { smallExport } from './testing/small-export.ts';

let site: Awaited<ReturnType<typeof siteToFill>>;

beforeEach(async () => {
  site = await siteToFill();
});
afterEach(() => site.discard());

const meta = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
    )
    .join('');

const CATEGORY =
  '<wp:category><wp:term_id>12</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>';
const TO_CATEGORY = { _menu_item_type: 'taxonomy', _menu_item_object_id: '12', _menu_item_url: '' };

/** What WordPress writes with plug-ins for fields, events, shops and search engines. */
const POSTS = [
  {
    id: 12,
    title: 'A post with the number of a category',
    type: 'post',
    link: 'https://old.example/2024/05/opening/',
    more: meta({
      ...{ price: '9', _price: 'field_65ab', _EventStartDate: '2024-05-06', _regular_price: '9.00' },
      ...{ enclosure: 'https://old.example/a.mp3', rank_math_schema_Article: 'x', _wp_page_template: 'wide.php' },
      ...{ _edit_lock: '1:1', _yoast_wpseo_title: 'Opening', _yoast_wpseo_linkdex: '60', rank_math_seo_score: '5' },
    }),
  },
  { id: 20, title: '', type: 'nav_menu_item', more: meta(TO_CATEGORY) },
  {
    ...{ id: 30, title: 'Boat', type: 'attachment', status: 'inherit' },
    more: '<wp:attachment_url>https://old.example/wp-content/uploads/2024/05/boat.jpg</wp:attachment_url>',
  },
];

test('an import from WordPress names fields of plug-ins, archives, feeds and old addresses of files', async () => {
  const file = join(site.folder, 'export.xml');
  await writeFile(file, smallExport(POSTS).replace('<item>', `${CATEGORY}<item>`));
  const report = await site.run((needs) => importWordpress(file, needs));
  const lost = report.lost.map(({ what }) => what);
  expect(lost).toEqual(
    expect.arrayContaining([
      'Custom fields: price, _EventStartDate, _regular_price, enclosure, rank_math_schema_Article, _wp_page_template',
      'Archives of categories and tags (1): /category/news/',
      'Archives by date (1): /2024/',
      'Feeds (1): /feed/',
      'Old addresses of pictures and files (1): /wp-content/uploads/2024/05/boat.jpg',
      'An entry of the menu: News',
    ]),
  );
  expect(report.lost.find(({ what }) => what.startsWith('An entry'))?.why).toMatch(/archive/);
});

test('a dry run from an address says which pictures it did not ask for', async () => {
  const file = join(site.folder, 'export.xml');
  await writeFile(file, smallExport(POSTS));
  const source = fetchedMedia('http://127.0.0.1:9/');
  const report = await site.run((needs) => importWordpress(file, { ...needs, source }), { isDryRun: true });
  expect(report.media.map(({ result }) => result)).toEqual(['not asked for']);
  expect(inWords(report)).toContain('1 pictures and files: 0 added, 0 already there, 0 missing, 1 not asked for');
});
