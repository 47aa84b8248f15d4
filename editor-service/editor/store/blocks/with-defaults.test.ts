import { expect, it, vi } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { withDefaults } from './with-defaults.ts';

vi.mock('#own/other-texts.ts', async () => {
  const { catalogues } = await import('#site/words/catalogues.ts');
  return { otherTexts: { de: { language: 'de', ...catalogues.de } } };
});

it('withDefaults() fills in the words of the language of the page, and leaves what is there', () => {
  const item = (fields: object) => ({ componentType: 'RelatedPages', key: 'a', ...fields }) as ContentItem;
  expect(withDefaults([item({})], 'de')).toMatchObject([{ heading: 'Überschrift' }]);
  expect(withDefaults([item({})])).toMatchObject([{ heading: 'Header' }]);
  expect(withDefaults([item({ heading: 'Header' })], 'de')).toMatchObject([{ heading: 'Header' }]);
});
