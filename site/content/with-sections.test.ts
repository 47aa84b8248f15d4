import { expect, test } from 'vitest';
import type { PublishedSection } from '#content-store/model/entities/section.ts';
import { type ContentItem, contentItemSchema } from '#content-store/model/values/content-item.ts';
import { addressOf, ownKeyOf, withSections } from './with-sections.ts';

const item = (fields: object): ContentItem => contentItemSchema.parse(fields);
const shows = (key: string, sectionId: string) => item({ componentType: 'Section', key, sectionId });
const section = (_id: string, contents: ContentItem[]): PublishedSection => ({
  _id,
  domainId: 'main',
  name: _id,
  contents,
});

const box = section('box', [
  item({ componentType: 'Headline', key: 'a', id: 'top', title: 'Box' }),
  item({
    componentType: 'ThreeColumnContent',
    key: 'b',
    left: [item({ componentType: 'Text', key: 'c', text: 'Inside' })],
  }),
]);
const outer = section('outer', [shows('x', 'box')]);
const circle = section('circle', [shows('x', 'circle'), item({ componentType: 'Text', key: 'y', text: 'Once' })]);
const all = new Map([box, outer, circle].map((one) => [one._id, one]));
const expanded = (...contents: ContentItem[]) => withSections(contents, (id) => all.get(id));

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(keysIn);
  return 'componentType' in value && 'key' in value ? [String(value.key), ...inside] : inside;
}

test('withSections() puts the blocks of a section in its place', () => {
  const blocks = expanded(item({ componentType: 'Text', key: 'own' }), shows('s', 'box'));
  expect(blocks.map(({ componentType }) => componentType)).toEqual(['Text', 'Headline', 'ThreeColumnContent']);
  expect(blocks.map(ownKeyOf)).toEqual(['own', 's', 's']);
});

test('withSections() keeps keys and anchors unique when a section is on a page twice', () => {
  const blocks = expanded(shows('s', 'box'), shows('section-1', 'box'));
  const keys = keysIn(blocks);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(6);
  expect(keys).not.toContain('section-1');
  expect(blocks.filter(({ id }) => id === 'top')).toHaveLength(1);
});

test('the anchors of the page itself take precedence over those of sections', () => {
  const blocks = expanded(shows('s', 'box'), item({ componentType: 'Anchor', key: 'own', id: 'top' }));
  expect(blocks.find(({ id }) => id === 'top')?.key).toBe('own');
});

test('withSections() finds sections in columns and in other sections', () => {
  const [columns] = expanded(item({ componentType: 'ThreeColumnContent', key: 'k', left: [shows('s', 'outer')] }));
  expect(columns?.left).toMatchObject([{ componentType: 'Headline' }, { componentType: 'ThreeColumnContent' }]);
});

test('withSections() leaves out a section that is unknown, or inside itself', () => {
  expect(expanded(shows('s', 'gone'))).toEqual([]);
  expect(expanded(shows('s', 'circle'))).toMatchObject([{ text: 'Once' }]);
});

test('addressOf() tells where each block is stored, in a container of a section inside a section too', () => {
  const [own, headline, columns] = expanded(item({ componentType: 'Text', key: 'own' }), shows('s', 'outer'));
  const inside = (columns?.left ?? []) as ContentItem[];
  const addresses = [own, headline, columns, ...inside].map((block) => block && addressOf(block, 'page'));
  expect(addresses).toEqual([
    { pageId: 'page', blockKey: 'own' },
    { pageId: 'box', blockKey: 'a' },
    { pageId: 'box', blockKey: 'b' },
    { pageId: 'box', blockKey: 'c' },
  ]);
});
