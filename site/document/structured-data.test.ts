import { describe, expect, test } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { asScript, structuredData } from './structured-data.ts';

const thingsOf = (page: object, base = 'https://example.org') =>
  structuredData({
    page: publishedPageSchema.parse({ _id: 'p', domainId: 'd', slug: 'news/one-day', ...page }),
    siteName: 'Common Ground',
    base,
    description: 'It rained.',
    image: 'https://example.org/a.webp',
  });

const typesOf = (page: object) => thingsOf(page).map((thing) => thing['@type']);

describe('structuredData()', () => {
  test('describes the organisation on the home page', () => {
    expect(thingsOf({ slug: '' })).toEqual([
      {
        '@type': 'Organization',
        name: 'Common Ground',
        url: 'https://example.org/',
        logo: 'https://example.org/a.webp',
      },
    ]);
  });

  test('lists the same trail as the breadcrumb', () => {
    const header = { breadcrumb: [{ slug: 'news', text: 'News', type: 'page' }] };
    expect(thingsOf({ header })[0]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/' },
      { '@type': 'ListItem', position: 2, name: 'News', item: 'https://example.org/news' },
      { '@type': 'ListItem', position: 3, name: 'One day', item: 'https://example.org/news/one-day' },
    ]);
    expect(typesOf({ header, showBreadcrumb: false })).toEqual([]);
  });

  test.each([
    [{ tags: ['Content type:News'] }, 'Article'],
    [{ template: 'careers' }, 'JobPosting'],
    [{ tags: ['Content type:Event'], publishDate: '2026-05-01' }, 'Event'],
    [{ tags: ['Content type:Course'] }, 'Course'],
    [{ academyDetails: { type: 'Workshop' } }, 'Course'],
  ])('sets the type of %j', (page, type) => {
    expect(typesOf(page)).toEqual(['BreadcrumbList', type]);
  });

  test.each([
    [{ template: 'careers', publishDate: '2026-05-01' }, 'jobLocation'],
    [{ tags: ['Content type:Event'], publishDate: '2026-05-01' }, 'location'],
  ])('sets date and place of %j, if its details include a place', (page, name) => {
    const academyDetails = { location: 'Port Ansell' };
    const place = { '@type': 'Place', name: 'Port Ansell', address: 'Port Ansell' };
    const [, thing] = thingsOf({ ...page, academyDetails });
    expect(thing).toMatchObject({ [name]: place });
    expect(thing?.datePosted ?? thing?.startDate).toBe('2026-05-01');
    expect(thingsOf(page)[1]).not.toHaveProperty(name);
  });

  test('omits an event without a date, and everything on a site without an address', () => {
    expect(typesOf({ tags: ['Content type:Event'] })).toEqual(['BreadcrumbList']);
    expect(thingsOf({}, '')).toEqual([]);
  });
});

test('asScript() cannot end its script element', () => {
  const script = asScript([{ '@type': 'Article', headline: '</script><script>alert(1)' }]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].headline).toBe('</script><script>alert(1)');
});
