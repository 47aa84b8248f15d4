import { expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { comparePages } from './compare-pages.ts';

const { page } = sampleDocuments();
const with_ = (contents: (ContentItem | undefined)[]) => ({ ...page, contents: contents as ContentItem[] });
const [first, columns, last] = page.contents;

test('comparePages() finds no difference between equal pages', () => {
  expect(comparePages(page, structuredClone(page))).toEqual({ blocks: [], fields: [] });
});

test('comparePages() lists added, changed and removed blocks', () => {
  const added = { ...last, key: 'new', title: 'Fresh words' } as ContentItem;
  const { blocks } = comparePages(page, with_([{ ...first, title: 'Other' } as ContentItem, added, columns]));
  expect(blocks).toEqual([
    {
      kind: 'changed',
      key: 'first',
      name: 'Headline “Other”',
      fields: [{ path: 'title', name: 'Title', before: 'First', after: 'Other' }],
    },
    { kind: 'added', key: 'new', name: 'Headline “Fresh words”', fields: [] },
    { kind: 'removed', key: 'last', name: 'Headline “Last”', fields: [] },
  ]);
});

test('comparePages() reports only the block that was moved as moved', () => {
  expect(comparePages(page, with_([last, first, columns])).blocks).toMatchObject([{ kind: 'moved', key: 'last' }]);
});

test('comparePages() follows a block into a container', () => {
  const inside = with_([first, { ...columns, right: [last] } as ContentItem]);
  expect(comparePages(page, inside).blocks).toMatchObject([{ kind: 'moved', key: 'last' }]);
});

test('comparePages() lists the changed fields of the page by their labels', () => {
  const after = { ...page, title: 'x', header: { ...page.header, heading: 'New' }, showBreadcrumb: false };
  expect(comparePages(page, after).fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Title', 'Heading']),
  );
  expect(comparePages(page, after).fields).toHaveLength(3);
});

test('comparePages() tells long texts from shortly before they differ', () => {
  const long = 'Every morning we bake bread for the whole street, and on Fridays there is soup';
  const title = (words: string) => with_([{ ...first, title: `${long} ${words}` } as ContentItem, columns, last]);
  const [change] = comparePages(title('of leeks'), title('of peas')).blocks;
  expect(change?.fields).toMatchObject([
    { before: expect.stringMatching(/^….*soup of leeks$/), after: expect.stringMatching(/^….*soup of peas$/) },
  ]);
});
