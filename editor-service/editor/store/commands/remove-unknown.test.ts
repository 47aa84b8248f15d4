import { expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { withDefaults } from '../blocks/with-defaults.ts';
import type { Documents } from '../documents/documents.ts';
import { applyPatches } from '../documents/patch.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { removeUnknown } from './document-commands.ts';

const sample = sampleDocuments();
const quote = { componentType: 'QuoteBlock', key: 'quote', config: { shine: 1, reversed: true } };
const columns = {
  componentType: 'ThreeColumnContent',
  key: 'columns',
  odd: 1,
  more: { name: 2 },
  left: [quote],
};
const documents: Documents = {
  ...sample,
  page: {
    ...sample.page,
    header: { heading: 'Hi', odd: 1 },
    contents: withDefaults([...sample.page.contents.slice(0, 1), columns as unknown as ContentItem]),
  },
};

const block = (key: string) => removeUnknown(documents, { owner: { kind: 'block', key } });

test('removeUnknown() removes unknown fields from a block, but none from the blocks in it', () => {
  const [, before] = documents.page.contents;
  const [, after] = applyPatches(documents, block('columns')).documents.page.contents;
  expect(Object.keys(before ?? {}).filter((name) => !Object.keys(after ?? {}).includes(name))).toEqual(['odd', 'more']);
  expect(after).toMatchObject({ left: [{ config: { shine: 1 } }] });
});

test('removeUnknown() removes nested unknown fields in nested blocks', () => {
  const { documents: after } = applyPatches(documents, block('quote'));
  expect(after.page.contents[1]).toMatchObject({ odd: 1, left: [{ config: { reversed: true } }] });
  expect(JSON.stringify(after)).not.toContain('shine');
});

test('removeUnknown() removes from the header the fields that the template does not define', () => {
  const patches = removeUnknown(documents, { owner: { kind: 'page' } });
  expect(applyPatches(documents, patches).documents.page.header).toEqual({ heading: 'Hi' });
});

test('removeUnknown() can be undone, and does nothing when there is nothing to remove', () => {
  const { documents: after, inverse } = applyPatches(documents, block('columns'));
  expect(applyPatches(after, inverse).documents).toEqual(documents);
  expect(block('first')).toEqual([]);
  expect(block('gone')).toEqual([]);
});
