import { expect, test } from 'vitest';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { blockLabel, blockName } from '#site/content/block-name.ts';
import { sampleStore } from '../testing/sample-documents.ts';
import { fullListName, placeName } from './block-name.ts';
import { allLists, findList } from './block-tree.ts';

const { documents } = sampleStore().getState();
const lists = documents ? allLists(documents) : [];
const slot = lists.find((list) => list.slot !== null && list.items.length > 0);

test('placeName() says into which list, and after what', () => {
  if (!slot?.slot) throw new Error('The sample has a component in a slot');
  const label = slot.slot.label.charAt(0).toLowerCase() + slot.slot.label.slice(1);
  expect(placeName(slot, 0)).toBe(`Into the ${label}`);
  expect(placeName(slot, 1)).toMatch(new RegExp(`^Into the ${label}, after \\w+`));
});

test('placeName() says nothing of the page itself', () => {
  const page = documents && findList(documents, { kind: 'contents' });
  expect(page && placeName(page, 1)).toBe('');
});

test('blockName() calls a form by its title, or else as the list of submissions does', () => {
  const fields = [{ label: 'Your name' }];
  const form = contentItemSchema.parse({ componentType: 'Form', key: 'f', identifier: 'visits', fields });
  expect(blockName(form)).toBe('Form “visits”');
  expect(blockName({ ...form, title: 'Ask us' })).toBe('Form “Ask us”');
  expect(blockName({ ...form, identifier: '' })).toBe('Form');
});

test('fullListName() does not say a name twice', () => {
  if (!slot?.slot || !slot.parent) throw new Error('The sample has a component in a slot');
  expect(fullListName(slot)).toBe(`${slot.slot.label} of ${blockName(slot.parent)}`);
  const alike = { slot: { ...slot.slot, label: blockLabel(slot.parent) }, parent: slot.parent };
  expect(fullListName(alike)).toBe(blockName(slot.parent));
});
