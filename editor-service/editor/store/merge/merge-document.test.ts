import { expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { definitions } from '#site/blocks/definitions.ts';
import { changeAt } from '#site/fields/change-at.ts';
import { freshBlock } from '../blocks/new-block.ts';
import type { Documents } from '../documents/documents.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { mergeDocument } from './merge-document.ts';
import type { Choices } from './merge-fields.ts';

type Page = Documents['page'];

const mergePages = (before: Page, mine: Page, theirs: Page, choices?: Choices) => {
  const { document: page, conflicts } = mergeDocument('page', [before, mine, theirs], choices);
  return { page, conflicts };
};

const base = sampleDocuments().page;
const edited = (contents: (list: ContentItem[]) => ContentItem[], more: Partial<Page> = {}): Page => ({
  ...base,
  ...more,
  contents: contents([...base.contents]),
});
const titled = (page: Page, key: string, title: string): Page => ({
  ...page,
  contents: page.contents.map((item) => (item.key === key ? { ...item, title } : item)),
});
const headline = (key: string) => ({ ...freshBlock(definitionOf('Headline')), key });
const definitionOf = (name: string) => {
  const found = definitions.find(({ componentType }) => componentType === name);
  if (!found) throw new Error(`There is no block called ${name}`);
  return found;
};
const keys = ({ contents }: Page) => contents.map(({ key }) => key);
const inside = (page: Page, slot: string) =>
  (page.contents.find(({ key }) => key === 'columns')?.[slot] as ContentItem[] | undefined)?.map(({ key }) => key);
const inSlot = (page: Page, slot: string, change: (list: ContentItem[]) => ContentItem[]): Page => ({
  ...page,
  contents: page.contents.map((item) =>
    item.key === 'columns' ? changeAt(item, slot, (list) => change(list as ContentItem[])) : item,
  ),
});

test('mergeDocument() adopts their changes to other blocks and fields without a conflict', () => {
  const mine = titled({ ...base, title: 'My title' }, 'first', 'Mine');
  const theirs = titled({ ...base, description: 'Theirs', revision: 4 }, 'last', 'Theirs');
  const { page, conflicts } = mergePages(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(page.contents.map(({ title }) => title)).toEqual(['Mine', base.contents[1]?.title, 'Theirs']);
  expect(page).toMatchObject({ title: 'My title', description: 'Theirs', revision: 4 });
});

test('mergeDocument() reports a conflict when both changed the same block', () => {
  const [mine, theirs] = [titled(base, 'first', 'Mine'), titled(base, 'first', 'Theirs')];
  const { page, conflicts } = mergePages(base, mine, theirs);
  expect(conflicts).toMatchObject([
    { kind: 'block', id: 'first', mine: { title: 'Mine' }, theirs: { title: 'Theirs' } },
  ]);
  expect(page.contents[0]?.title).toBe('Mine');
  expect(mergePages(base, mine, theirs, new Map([['first', 'theirs']])).page.contents[0]?.title).toBe('Theirs');
});

test('mergeDocument() keeps the additions of both sides, once each and in order', () => {
  const mine = edited((list) => [headline('m'), ...list]);
  const theirs = edited((list) => [...list, headline('t')]);
  expect(keys(mergePages(base, mine, theirs).page)).toEqual(['m', 'first', 'columns', 'last', 't']);
});

test('mergeDocument() moves a block that they moved, with the text typed here', () => {
  const mine = titled(base, 'last', 'Typed here');
  const theirs = edited(([first, columns, last]) => [last, first, columns] as ContentItem[]);
  const { page, conflicts } = mergePages(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(page.contents[0]).toMatchObject({ key: 'last', title: 'Typed here' });
  expect(keys(page)).toEqual(['last', 'first', 'columns']);
});

test('mergeDocument() finds a block that they moved into a container', () => {
  const [last] = base.contents.filter(({ key }) => key === 'last');
  const theirs = inSlot(
    edited((list) => list.filter(({ key }) => key !== 'last')),
    'right',
    () => [last as ContentItem],
  );
  const { page, conflicts } = mergePages(base, titled(base, 'last', 'Typed here'), theirs);
  expect(conflicts).toEqual([]);
  expect(keys(page)).toEqual(['first', 'columns']);
  expect(inside(page, 'right')).toEqual(['last']);
});

test('mergeDocument() removes a block that they removed and nobody changed here', () => {
  const theirs = edited((list) => list.filter(({ key }) => key !== 'columns'));
  const { page, conflicts } = mergePages(base, titled(base, 'first', 'Mine'), theirs);
  expect([keys(page), conflicts]).toEqual([['first', 'last'], []]);
});

test('mergeDocument() reports a conflict for a container that they removed while something was added to it here', () => {
  const mine = inSlot(base, 'right', () => [headline('new')]);
  const theirs = edited((list) => list.filter(({ key }) => key !== 'columns'));
  const { page, conflicts } = mergePages(base, mine, theirs);
  expect(conflicts).toMatchObject([{ id: 'columns', theirs: null }]);
  expect(inside(page, 'right')).toEqual(['new']);
  expect(inside(page, 'left')).toEqual(['quote']);
  expect(keys(mergePages(base, mine, theirs, new Map([['columns', 'theirs']])).page)).toEqual(['first', 'last']);
});

test('mergeDocument() merges what two people changed inside the same container', () => {
  const mine = inSlot(base, 'left', (list) => [...list, headline('m')]);
  const theirs = inSlot(base, 'left', (list) => [headline('t'), ...list]);
  const { page, conflicts } = mergePages(base, mine, theirs);
  expect([inside(page, 'left'), conflicts]).toEqual([['t', 'quote', 'm'], []]);
});

test('mergeDocument() moves a block of a removed tab elsewhere on the page instead of losing it', () => {
  const timeline = (tabs: object[]): Page => edited((list) => [...list, timelineWith(tabs)]);
  const start = timeline([tab('a'), tab('b')]);
  const mine = timeline([tab('a'), tab('b', [headline('kept')])]);
  const theirs = timeline([tab('a')]);
  expect(keys(mergePages(start, mine, theirs).page)).toContain('kept');
});

test('mergeDocument() follows a tab that they moved', () => {
  const timeline = (tabs: object[]): Page => edited((list) => [...list, timelineWith(tabs)]);
  const start = timeline([tab('a'), tab('b')]);
  const mine = timeline([tab('a'), tab('b', [headline('mine')])]);
  const theirs = timeline([tab('b'), tab('a')]);
  const tabs = mergePages(start, mine, theirs).page.contents.at(-1)?.tabs as { key: string; contents: ContentItem[] }[];
  expect(tabs.map(({ key, contents }) => [key, contents.map((item) => item.key)])).toEqual([
    ['b', ['mine']],
    ['a', []],
  ]);
});

test('mergeDocument() leaves a field away that was removed here, whatever they changed beside it', () => {
  const { navigation: mine } = sampleDocuments();
  const start = { ...mine, unknown: 'of an earlier version' };
  const theirs = { ...start, facebook: 'https://f.example' };
  const { document, conflicts } = mergeDocument('navigation', [start, mine, theirs]);
  expect([document, conflicts]).toEqual([{ ...mine, facebook: 'https://f.example' }, []]);
});

const tab = (key: string, contents: ContentItem[] = []) => ({ key, title: key, contents });
function timelineWith(tabs: object[]): ContentItem {
  return { ...freshBlock(definitionOf('Timeline')), key: 'time', tabs };
}
