import { expect, test, vi } from 'vitest';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { loadPageWords } from '../../store/blocks/page-words.ts';
import { completePage } from './load.ts';

vi.mock('#site/fields/own-config.ts', () => ({ ownConfig: { languages: { en: {}, de: { path: 'de' } } } }));
vi.mock('#own/other-texts.ts', async () => {
  const { de } = await import('#site/words/languages/de.ts');
  return { otherTexts: { de: { language: 'de', ...de } } };
});

test('completePage() fills in what a block lacks in the language of its page, in containers too', async () => {
  await loadPageWords();
  const left = [{ componentType: 'RelatedPages', key: 'b' }];
  const contents = [
    { componentType: 'ThreeColumnContent', key: 'a', left },
    { componentType: 'RelatedPages', key: 'c', heading: 'Header' },
  ];
  const headings = (slug: string) => {
    const page = completePage(pageSchema.parse({ _id: 'p', domainId: 'main', slug, template: 'generic', contents }));
    const [columns, stored] = page.contents as unknown as [{ left: { heading: string }[] }, { heading: string }];
    return [columns.left[0]?.heading, stored.heading];
  };
  expect(headings('de/wir')).toEqual(['Überschrift', 'Header']);
  expect(headings('about')).toEqual(['Header', 'Header']);
});
