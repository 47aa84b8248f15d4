import { describe, expect, test } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { feedText } from './feed.ts';

const FEED = { name: 'news', title: 'News', include: ['Content type:News'] };
const SITE = { name: 'Common Ground', description: 'Ours', siteUrl: 'https://example.org' };

const page = (fields: object) =>
  publishedPageSchema.parse({ _id: 'p', domainId: 'main', slug: 'news/rain', tags: FEED.include, ...fields });

describe('feedText()', () => {
  test('says of the site who publishes, and where the feed is', () => {
    const text = feedText(FEED, [], SITE);
    expect(text).toContain('<title>News · Common Ground</title>');
    expect(text).toContain('<link>https://example.org/</link>');
    expect(text).toContain('<atom:link href="https://example.org/news.xml" rel="self" type="application/rss+xml"/>');
    expect(text).not.toContain('<item>');
  });

  test('lists a page with its address, date, author, text and tags', () => {
    const text = feedText(
      FEED,
      [
        page({
          ...{ header: { heading: 'It <em>rained</em>' }, description: 'At last.', author: 'Noor' },
          publishDate: '2026-05-01T14:50+10:00[Australia/Melbourne]',
        }),
      ],
      SITE,
    );
    const item = text.split('<item>')[1]?.split('</item>')[0] ?? '';
    expect(item.trim().split(/\n\s*/)).toEqual([
      '<title>It rained</title>',
      '<link>https://example.org/news/rain</link>',
      '<guid isPermaLink="true">https://example.org/news/rain</guid>',
      '<pubDate>Fri, 01 May 2026 04:50:00 GMT</pubDate>',
      '<dc:creator>Noor</dc:creator>',
      '<description>At last.</description>',
      '<category>News</category>',
    ]);
  });

  test('gives a day without a time as noon in UTC, which is that day almost everywhere', () => {
    expect(feedText(FEED, [page({ publishDate: '2026-05-01' })], SITE)).toContain(
      '<pubDate>Fri, 01 May 2026 12:00:00 GMT</pubDate>',
    );
  });

  test('is XML whatever an editor typed', () => {
    const text = feedText(FEED, [page({ title: 'x', author: 'a\u0001<b>&"\ud800', header: { heading: 'R&D' } })], SITE);
    expect(text).toContain('<dc:creator>a&lt;b&gt;&amp;&quot;</dc:creator>');
    expect(text).toContain('<title>R&amp;D</title>');
  });
});
