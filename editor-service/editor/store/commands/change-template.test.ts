import { expect, test } from 'vitest';
import { applyPatches } from '../documents/patch.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { changeTemplate } from './document-commands.ts';
import { Refused } from './refused.ts';

const documents = sampleDocuments();
const header = { heading: 'Cook', description: 'Two days', headerGrid: true, image: 7 };
const page = { ...documents.page, headerType: 'HeaderFive', header };

test('changeTemplate() keeps the header fields that the new template defines', () => {
  const before = { ...documents, page };
  const after = applyPatches(before, changeTemplate(before, { template: 'careers' })).documents;
  expect(after.page).toMatchObject({ template: 'careers', header: { heading: 'Cook', description: 'Two days' } });
  expect(after.page.header).not.toHaveProperty('headerGrid');
  expect(after.page).not.toHaveProperty('headerType');
  expect(after.page.contents).toBe(page.contents);
});

test('changeTemplate() keeps header fields that neither template defines', () => {
  const before = { ...documents, page: { ...page, header: { ...header, image: undefined, odd: { deep: 1 } } } };
  const after = applyPatches(before, changeTemplate(before, { template: 'careers' })).documents;
  expect(after.page.header).toMatchObject({ heading: 'Cook', odd: { deep: 1 } });
  expect(after.page.header).not.toHaveProperty('headerGrid');
});

test('changeTemplate() is refused for an unknown template', () => {
  const command = { template: 'listing' } as const;
  expect(() => changeTemplate(documents, command)).toThrow(new Refused('whppt:error Page not found.'));
});
