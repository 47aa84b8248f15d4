import { expect, test } from 'vitest';
import { type Page, pageDraftSchema } from '#content-store/model/entities/page.ts';
import { allOpen, stillOpen } from './open-texts.ts';
import { textPlaces, withTexts } from './text-places.ts';
import { withLinks } from './with-links.ts';

const RICH = '<p>Read <a href="/about?x=1&amp;y=2">more</a> or <a href="https://example.org">elsewhere</a>.</p>';
const page = pageDraftSchema.parse({
  domainId: 'main',
  slug: 'hello',
  title: 'Hello',
  header: { heading: 'Hello you' },
  contents: [
    { componentType: 'FormattedText', key: 'a', text: RICH },
    { componentType: 'Button', key: 'b', link: { text: 'Go', href: '/about', type: 'page' } },
    { componentType: 'Nobody', key: 'c', text: 'Not read' },
  ],
}) as Page;

test('textPlaces() names each text of settings, header and blocks by its block and path', () => {
  expect(textPlaces(page).map(({ place, kind, text }) => [place, kind, text])).toEqual(
    expect.arrayContaining([
      ['/title', 'text', 'Hello'],
      ['/header.heading', 'text', 'Hello you'],
      ['a/text', 'rich', RICH],
    ]),
  );
  expect(JSON.stringify(textPlaces(page))).not.toMatch(/Not read|"text":"\/about/);
});

test('withTexts() changes texts at their places and nothing else', () => {
  const changed = withTexts(
    page,
    new Map([
      ['a/text', '<p>Neu</p>'],
      ['b/nothing', 'x'],
    ]),
  );
  expect(changed).toEqual({
    ...page,
    contents: page.contents.map((item) => (item.key === 'a' ? { ...item, text: '<p>Neu</p>' } : item)),
  });
});

test('withLinks() changes addresses in links and rich texts', () => {
  const changed = withLinks(page, (href) => href.replace(/^\/about/, '/de/über'));
  expect(JSON.stringify(changed)).toContain(RICH.replace('/about', '/de/über').replaceAll('"', '\\"'));
  expect(JSON.stringify(changed)).not.toContain('"/about');
  expect(withLinks(page, (href) => href)).toBe(page);
});

test('stillOpen() closes a text that was changed or removed', () => {
  const open = allOpen(page);
  expect(stillOpen(open, page, page)).toBe(open);
  const changed = withTexts({ ...page, contents: page.contents.slice(1) }, new Map([['/title', 'Hallo']]));
  const { '/title': _title, 'a/text': _text, ...others } = open;
  expect(stillOpen(open, page, changed)).toEqual(others);
});

test('stillOpen() keeps a text that was taken over from the original since', () => {
  const before = { ...page, contents: page.contents.slice(1) };
  expect(stillOpen({ 'a/text': 'original' }, before, page)).toEqual({ 'a/text': 'original' });
});
