import { expect, test } from 'vitest';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { addressBelow, copyOf, missingIn, pageFrom, slugProblem } from './new-page.ts';

const complete = { domainId: 'd1', slug: 'news', template: 'generic' };

test.each([
  [{ ...complete, slug: '', domainId: '', template: '' }, 'Enter a slug.'],
  [{ ...complete, domainId: '', template: '' }, 'Choose a domain.'],
  [{ ...complete, template: '' }, 'Choose a template.'],
  [complete, null],
])('missingIn(%o) is %s', (page, message) => {
  expect(missingIn(page)).toBe(message);
});

test('pageFrom() creates a home page at the root of its domain, with an empty slug', () => {
  const home = pageFrom({ domainId: 'second', slug: '', template: 'home' });
  expect(home).toMatchObject({ domainId: 'second', slug: '', pageType: 'page', template: 'home', contents: [] });
  expect(slugProblem(home.slug)).toBeNull();
});

test('slugProblem() rejects reserved addresses', () => {
  expect(slugProblem('api/pages')).toBe('This address is reserved');
  expect(slugProblem('about/us')).toBeNull();
});

test('pageFrom() starts with the contents of the template, under new keys', () => {
  const [one, other] = [pageFrom({ ...complete, template: 'careers' }), pageFrom({ ...complete, template: 'careers' })];
  expect(one.contents.length).toBeGreaterThan(4);
  expect(one.contents[0]?.key).not.toBe(other.contents[0]?.key);
  expect(pageFrom(complete)).toMatchObject({ slug: 'news', template: 'generic', contents: [] });
});

test('copyOf() omits the fields that the service owns', () => {
  const { page } = sampleDocuments();
  const copy = copyOf({ ...page, published: true, lastPublished: '2026-01-01T00:00:00.000Z' }, 'copy');
  expect(copy).toMatchObject({ slug: 'copy', header: page.header, contents: page.contents });
  expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['_id']));
  expect(copy).not.toHaveProperty('published');
  expect(copy).not.toHaveProperty('lastPublished');
});

test('pageFrom() gives the page its title as heading', () => {
  expect(pageFrom(complete, ' Our open day ')).toMatchObject({ header: { heading: 'Our open day' } });
  expect(pageFrom(complete)).not.toHaveProperty('header');
});

test('copyOf() names the copy where the page is named', () => {
  const { page } = sampleDocuments();
  const named = { ...page, title: 'Old', header: { ...page.header, heading: 'Old' } };
  expect(copyOf(named, 'copy', 'New')).toMatchObject({ title: 'New', header: { heading: 'New' } });
  expect(copyOf({ ...named, title: '' }, 'copy', 'New').title).toBe('');
});

test('addressBelow() makes the address of a title below a page', () => {
  expect(addressBelow('events', 'Our open day / 2026')).toBe('events/our-open-day-2026');
  expect(addressBelow('', 'Our open day')).toBe('our-open-day');
  expect(addressBelow('events', '')).toBe('');
  expect(addressBelow('events', '日本 語')).toBe('events/日本-語');
  expect(addressBelow('', '日本語')).toBe('日本語');
});
