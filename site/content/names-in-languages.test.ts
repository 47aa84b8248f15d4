import { expect, test, vi } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { cardOf } from '#content-store/model/entities/page-card.ts';
import type { hub } from '../blocks/hub/definition.ts';
import { libraryProps } from '../blocks/hub/Hub.tsx';
import { HubLibrary } from '../blocks/hub/HubLibrary.tsx';
import { cardFacts } from '../cards/card-facts.ts';
import { renderStatic } from '../document/render-static.ts';
import type { ContentOf } from '../fields/block-definition.ts';
import { siteLanguages } from '../fields/site-languages.ts';
import { feedText } from './feed.ts';
import { blockOf } from './item-schema.ts';
import { pageKind } from './page-kind.ts';

vi.mock('#site/fields/own-config.ts', () => ({
  ownConfig: { languages: { en: {}, de: { path: 'de', names: { News: 'Nachrichten' } } } },
}));
vi.mock('#own/other-texts.ts', async () => {
  const { catalogues } = await import('../words/catalogues.ts');
  return { otherTexts: { de: { language: 'de', ...catalogues.de } } };
});

const FEED = { name: 'news', title: 'News', include: ['Content type:News'] };
const page = {
  _id: 'p',
  domainId: 'main',
  slug: 'de/regen',
  tags: ['Content type:News', 'Topic:Rain', 'Topic:toString'],
};

test('feeds and tags are called what their language calls them', () => {
  const site = { name: 'Common Ground', description: '', siteUrl: 'https://example.org' };
  const text = feedText(FEED, [publishedPageSchema.parse(page)], site, siteLanguages[1]);
  expect(text).toContain('<title>Nachrichten · Common Ground</title>');
  expect(text).toContain('<category>Nachrichten</category>');
  expect(text).toContain('<category>Rain</category>');
  expect(text).toContain('<category>toString</category>');
  const card = cardOf(publishedPageSchema.parse(page));
  const labelIn = (language: string) => cardFacts(card, { media: {}, imageBaseUrl: '' }, language).label?.text;
  expect([labelIn('de'), labelIn('en')]).toEqual(['Nachrichten', 'News']);
  const kindAt = (slug: string) => pageKind({ ...page, slug, template: 'generic' });
  expect([kindAt('de/regen'), kindAt('rain')]).toEqual(['Nachrichten', 'News']);
});

test('filters are called what the language of the page calls them, and find by their own names', () => {
  // The last is no name that an object has by itself.
  const values = ['News', 'Rain', 'constructor'].map((id) => ({ id, slug: id }));
  const start = { pages: [], count: 0, categories: [{ id: 'Kind', slug: 'kind', values }] };
  const facts = { _id: 'p', slug: 'de/regen', hubs: ['h'] };
  const props = (language?: string) =>
    libraryProps({
      content: blockOf('Hub')?.schema.parse({ componentType: 'Hub', key: 'h' }) as ContentOf<typeof hub>,
      answers: { start, related: [], media: {}, imageBaseUrl: '', page: { ...facts, ...(language && { language }) } },
    });
  expect([props('de').names, props().names]).toEqual([{ News: 'Nachrichten' }, undefined]);
  const html = renderStatic(HubLibrary, props('de'), siteLanguages[1]);
  expect(html).toMatch(/value="News"[^>]*>Nachrichten</);
  expect(html).toMatch(/value="Rain"[^>]*>Rain</);
  expect(html).toMatch(/value="constructor"[^>]*>constructor</);
});
