import type { Event, JobPosting, Organization } from 'schema-dts';
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

const PLACE = {
  name: 'Net loft',
  street: '3 Quay Street',
  locality: 'Port Ansell',
  region: 'VIC',
  country: 'Australia',
};
const ADDRESS = { '@type': 'PostalAddress', streetAddress: '3 Quay Street', addressLocality: 'Port Ansell' };
const START = '2026-05-01T14:50+10:00[Australia/Melbourne]';
const END = '2026-05-01T16:00+10:00[Australia/Melbourne]';
const PUBLISHED = { publishDate: '2026-05-01', publishedAt: '2026-06-01T09:00:00.000Z', header: { heading: 'Rain' } };
const JOB = { closes: END, employmentType: 'partTime', place: PLACE };
const PLAYER = [{ componentType: 'AudioPlayer', key: 'a', castosCode: '12' }];
const FILM = [{ componentType: 'Media', key: 'm', video: { videoId: 'dQw4w9WgXcQ' } }];

/** A page of each kind, and the type that search engines read. */
const KINDS: readonly [type: string, page: object][] = [
  ['Article', { ...PUBLISHED, tags: ['Content type:News'], author: 'Noor' }],
  ['JobPosting', { ...PUBLISHED, template: 'careers', job: JOB }],
  ['Event', { ...PUBLISHED, tags: ['Content type:Event'], event: { start: START, end: END, place: PLACE } }],
  ['Course', { ...PUBLISHED, tags: ['Content type:Course'] }],
  ['Person', { ...PUBLISHED, template: 'teamMember' }],
  ['PodcastEpisode', { ...PUBLISHED, contents: PLAYER }],
  ['VideoObject', { ...PUBLISHED, tags: ['Content type:Video'], contents: FILM }],
  ['WebPage', PUBLISHED],
  ['Organization', { slug: '' }],
  ['WebSite', { slug: '' }],
  ['BreadcrumbList', PUBLISHED],
];

/**
 * What search engines require of each type, as Google's documentation said in November 2026; for types that it does
 * not list, what makes them useful.
 */
const REQUIRED: Record<string, readonly string[]> = {
  Article: ['headline', 'author', 'datePublished', 'dateModified', 'publisher'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Event: ['name', 'startDate', 'location'],
  Course: ['name', 'description', 'provider'],
  Person: ['name', 'url'],
  PodcastEpisode: ['name', 'url', 'datePublished', 'partOfSeries'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  WebPage: ['name', 'url', 'dateModified'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
};

describe('structuredData()', () => {
  test.each(KINDS)('has the required properties of %s', (type, page) => {
    const thing = thingsOf(page).find((each) => each['@type'] === type);
    for (const name of REQUIRED[type] ?? []) expect(thing?.[name], name).toBeTruthy();
  });

  test('describes the organisation on the home page by its logo, never by the picture of the page', () => {
    const [organisation, site] = structuredData({
      page: publishedPageSchema.parse({ _id: 'p', domainId: 'd', slug: '' }),
      ...{ siteName: 'Common Ground', base: 'https://example.org', description: 'Rain.' },
      ...{ image: 'https://example.org/hero.webp', logo: 'https://example.org/logo.webp' },
      sameAs: ['https://social.example/cg'],
    });
    const expected: Exclude<Organization, string> = {
      '@type': 'Organization',
      name: 'Common Ground',
      url: 'https://example.org/',
      logo: 'https://example.org/logo.webp',
      sameAs: ['https://social.example/cg'],
    };
    expect(organisation).toEqual(expected);
    expect(site).toMatchObject({ '@type': 'WebSite', name: 'Common Ground' });
    expect(thingsOf({ slug: '' })[0]).not.toHaveProperty('logo');
  });

  test('lists the same trail as the breadcrumb', () => {
    const header = { breadcrumb: [{ slug: 'news', text: 'News', type: 'page' }] };
    expect(thingsOf({ header })[0]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/' },
      { '@type': 'ListItem', position: 2, name: 'News', item: 'https://example.org/news' },
      { '@type': 'ListItem', position: 3, name: 'One day', item: 'https://example.org/news/one-day' },
    ]);
    expect(typesOf({ header, showBreadcrumb: false })).toEqual(['WebPage']);
  });

  test('tells when and where an event is: at its own wall clock, not at midnight UTC', () => {
    const expected: Partial<Exclude<Event, string>> = {
      startDate: '2026-05-01T14:50+10:00',
      endDate: '2026-05-01T16:00+10:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    };
    const tags = ['Content type:Event'];
    const [, thing] = thingsOf({ tags, event: { start: START, end: END, place: PLACE } });
    expect(thing).toMatchObject(expected);
    expect(thing?.location).toMatchObject({ '@type': 'Place', name: 'Net loft', address: ADDRESS });
    const earlier = { tags, publishDate: '2026-05-01T00:00:00.000Z', academyDetails: { location: 'Port Ansell' } };
    expect(thingsOf(earlier)[1]).toMatchObject({ '@type': 'Event', startDate: '2026-05-01' });
  });

  test('places an online event at its own address', () => {
    const location = { '@type': 'VirtualLocation', url: 'https://example.org/news/one-day' };
    expect(thingsOf({ tags: ['Content type:Webinar'], event: { start: START } })[1]).toMatchObject({ location });
  });

  test('tells until when a job is open, how one is employed, and the address', () => {
    const expected: Partial<Exclude<JobPosting, string>> = {
      datePosted: '2026-05-01',
      validThrough: '2026-05-01T16:00+10:00',
      employmentType: 'PART_TIME',
    };
    const [, thing] = thingsOf({ ...PUBLISHED, template: 'careers', job: JOB });
    expect(thing).toMatchObject({ ...expected, jobLocation: { '@type': 'Place', address: ADDRESS } });
  });

  test('names the author of an article, otherwise the organisation', () => {
    const tags = ['Content type:Idea'];
    expect(thingsOf({ tags, author: 'Noor' })[1]?.author).toEqual({ '@type': 'Person', name: 'Noor' });
    expect(thingsOf({ tags })[1]?.author).toMatchObject({ '@type': 'Organization', name: 'Common Ground' });
  });

  test('claims no kind whose required properties are unknown', () => {
    expect(typesOf({ tags: ['Content type:Event'] })).toEqual(['BreadcrumbList', 'WebPage']);
    expect(typesOf({ template: 'careers', publishDate: '2026-05-01' })).toEqual(['BreadcrumbList', 'WebPage']);
    expect(typesOf({ tags: ['Content type:Video'] })).toEqual(['BreadcrumbList', 'WebPage']);
  });

  test('is empty on a site without an address', () => {
    expect(thingsOf({}, '')).toEqual([]);
  });
});

test('asScript() cannot end its script element', () => {
  const script = asScript([{ '@type': 'Article', headline: '</script><script>alert(1)' }]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].headline).toBe('</script><script>alert(1)');
});
