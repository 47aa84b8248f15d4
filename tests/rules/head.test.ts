import { beforeAll, describe, expect, it } from 'vitest';
import { addressOfSlug } from '#build/output/addresses.ts';
import type { DemoPage } from '#site/demo/content/demo-page.ts';
import { demoPages } from '#site/demo/content/demo-pages.ts';
import { renderDemo } from './rendered-demo.ts';

const SITE = 'https://sidegate.example';
const READ = demoPages.filter(({ slug }) => !slug.startsWith('blocks/'));

let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  ({ pages } = await renderDemo());
});

const headOf = ({ slug }: DemoPage): string => pages.get(addressOfSlug(slug))?.split('</head>')[0] ?? '';

const contentOf = (head: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(head)?.[1] ?? '';

/** The things of schema.org that a page declares. */
function thingsOf(head: string): Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '{"@graph":[]}';
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
}

type Thing = { '@type': string } & Record<string, unknown>;

const typesOf = (head: string): string[] => thingsOf(head).map((thing) => thing['@type']);

/** The visible text of a page, in one line. */
const textOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe('the head of a demo page', () => {
  it.each(READ.map((page) => [page.slug || 'home', page] as const))('describes %s', (_slug, page) => {
    const head = headOf(page);
    expect(/<title>([^<]+)<\/title>/.exec(head)?.[1]).toMatch(/Sidegate|سايدغيت/);
    expect(head).toContain(`<link rel="canonical" href="${SITE}/${encodeURI(page.slug)}"`);
    for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'twitter:card']) {
      expect(contentOf(head, name), name).not.toBe('');
    }
    expect(contentOf(head, 'og:image')).toMatch(/^https:\/\/.*\.jpg$/);
    expect(Number(contentOf(head, 'og:image:width'))).toBeGreaterThanOrEqual(1000);
    expect(contentOf(head, 'og:image:alt')).not.toBe('');
    for (const rel of ['icon', 'apple-touch-icon', 'manifest', 'alternate']) expect(head).toContain(`rel="${rel}"`);
    expect(contentOf(head, 'theme-color')).toBe('#2b1b46');
  });

  it('gives each page its own title and description', () => {
    const titled = READ.filter(({ slug }) => slug !== 'de');
    for (const name of ['og:title', 'description']) {
      const texts = (name === 'description' ? READ : titled).map((page) => contentOf(headOf(page), name));
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it.each([
    ['', 'Organization'],
    ['news/ninety-two', 'Article'],
    ['careers/cook-port-ansell', 'JobPosting'],
    ['events/harbour-breakfast', 'Event'],
    ['events/month-six-online', 'Event'],
    ['learn/visiting-well', 'Course'],
    ['', 'WebSite'],
    ['about/team/asha-vellore', 'Person'],
    ['listen/dinner-for-one', 'PodcastEpisode'],
    ['watch/a-ramp-in-ninety-seconds', 'VideoObject'],
    ['privacy', 'WebPage'],
  ])('declares %s as type %s for search engines', (slug, type) => {
    const page = READ.find((each) => each.slug === slug);
    const types = page ? typesOf(headOf(page)) : [];
    expect(types).toContain(type);
    expect(types.includes('BreadcrumbList')).toBe(slug !== '');
  });

  it.each(READ.map((page) => [page.slug || 'home', page] as const))('tells of %s only what it shows', (_slug, page) => {
    const html = pages.get(addressOfSlug(page.slug)) ?? '';
    const text = textOf(html);
    const times = Array.from(html.matchAll(/<time datetime="([^"]*)"/gi), ([, time]) => time);
    for (const thing of thingsOf(headOf(page))) {
      const { name, headline, title, startDate, endDate, datePosted, validThrough, datePublished, author } = thing;
      const isPage = thing['@type'] !== 'Organization' && thing['@type'] !== 'WebSite';
      for (const shown of [name, headline, title]) if (shown && isPage) expect(text).toContain(shown);
      for (const time of [startDate, endDate, datePosted, validThrough, datePublished]) {
        if (time) expect(times).toContain(time);
      }
      const { name: writer } = (author ?? {}) as { name?: string };
      if (page.author && thing['@type'] === 'Article')
        expect(text).toContain(page.translationKey ? writer : `By ${writer}`);
    }
  });
});
