import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeSmallSite, page } from '../testing/small-site.ts';

const TAG = 'Content type:News';
vi.mock('#own/config.ts', () => ({
  config: { feeds: [{ name: 'news', title: 'News', include: ['Content type:News'] }] },
}));

test('writeFeeds() keeps a feed equal to a clean build while pages enter, change and leave it', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  const builder = await site.open();
  await builder.catchUp();
  const [tags, path] = [[TAG], 'news.xml'];
  const titles = async () => {
    const items = (await readFile(join(site.folder, 'dist/main', path), 'utf8')).split('<item>').slice(1);
    return items.map((item) => /<title>(.*?)<\/title>/.exec(item)?.[1]);
  };
  const publish = async (id: string, fields: object) =>
    builder.rebuild([await site.write(...page(id, { slug: id, ...fields }))]);
  await publish('one', { tags, title: 'One', publishDate: '2026-05-01' });
  await publish('two', { tags, title: 'Two', publishDate: '2026-05-02' });
  await publish('three', { title: 'Three', publishDate: '2026-05-03' });
  await publish('four', { tags, title: 'Four', hideFromSitemap: true });
  expect(await titles()).toEqual(['Two', 'One']);
  await publish('one', { tags, title: 'One', publishDate: '2026-05-01', author: 'Noor' });
  expect((await site.built())[path]).toContain('Noor');
  await publish('two', { title: 'Two', publishDate: '2026-05-02' });
  expect(await titles()).toEqual(['One']);
  expect(await site.built()).toEqual(await site.cleanBuild());
});
