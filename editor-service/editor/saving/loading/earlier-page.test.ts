import { expect, test, vi } from 'vitest';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { freshBlock } from '../../store/blocks/new-block.ts';
import { changeTemplate } from '../../store/commands/document-commands.ts';
import { applyPatches } from '../../store/documents/patch.ts';
import { sampleDocuments } from '../../store/testing/sample-documents.ts';
import { completePage } from './load.ts';

vi.mock('#site/blocks/own-definitions.ts', () => import('#site/testing/own-site/own-definitions.ts'));
vi.mock('#site/templates/own-templates.ts', () => import('#site/testing/own-site/own-templates.ts'));
vi.mock('#site/fields/own-config.ts', () => import('#site/testing/own-site/own-config.ts'));

const page = (fields: object) => completePage(pageSchema.parse({ _id: 'p', domainId: 'd', slug: 'tides', ...fields }));

test('completePage() upgrades what earlier code stored, in containers too, and fills in the defaults', () => {
  const items = [{ componentType: 'Notice', key: 'b', title: 'Tides', odd: 1 }];
  const { contents, header } = page({
    template: 'story',
    header: { heading: 'Hi', subtitle: 'Low', odd: 1 },
    contents: [{ componentType: 'Shelf', key: 'a', items }],
  });
  expect(contents).toMatchObject([{ version: 2, contents: [{ version: 2, heading: 'Tides', odd: 1 }] }]);
  expect(contents[0]).not.toHaveProperty('items');
  const lists = { readers: [], chapters: [] };
  expect(header).toEqual({ heading: 'Hi', description: 'Low', textColourPurple: true, ...lists, version: 2, odd: 1 });
});

test('completePage() leaves unchanged what newer code stored', () => {
  const newer = { componentType: 'Notice', key: 'a', version: 3, headline: 'Tides' };
  const stored = { version: 3, title: 'Hi' };
  const { contents, header } = page({ template: 'story', header: stored, contents: [newer] });
  expect(contents).toMatchObject([newer]);
  expect(contents[0]).not.toHaveProperty('heading');
  expect(header).toEqual(stored);
});

test('completePage() replaces a removed template and removed colours with their successors', () => {
  const quote = { componentType: 'QuoteBlock', key: 'a', config: { backgroundColour: 'navy' } };
  const { template, contents } = page({ template: 'article', contents: [quote] });
  expect(template).toBe('story');
  expect(contents).toMatchObject([{ config: { backgroundColour: 'dusk' } }]);
});

test('newBlock() and changeTemplate() create content of the current version', () => {
  const definition = { componentType: 'Notice' } as Parameters<typeof freshBlock>[0];
  expect(freshBlock(definition)).toMatchObject({ version: 2, heading: 'Notice' });
  const before = sampleDocuments();
  const patches = changeTemplate(before, { template: 'report' });
  expect(applyPatches(before, patches).documents.page).toMatchObject({
    template: 'story',
    header: { heading: 'About us', version: 2 },
  });
});
