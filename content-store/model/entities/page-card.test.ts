import { expect, test } from 'vitest';
import { publishedPageSchema } from './page.ts';
import { cardOf } from './page-card.ts';

const card = (fields: object) =>
  cardOf(publishedPageSchema.parse({ _id: 'a', domainId: 'main', slug: 'a', ...fields }));

test('cardOf() keeps only Button and Media blocks with a target, without their other fields', () => {
  const contents = [
    { componentType: 'Headline', key: 'h', title: 'Not on a card' },
    { componentType: 'Button', key: 'b', link: { href: '/report.pdf', type: 'file', text: 'Report' }, config: {} },
    { componentType: 'Media', key: 'm', video: { videoId: 'dQw4w9WgXcQ' }, image: { imageId: 'river' } },
    { componentType: 'Button', key: 'empty', link: {} },
    { componentType: 'Media', key: 'picture', image: { imageId: 'river' } },
  ];
  expect(card({ contents }).contents).toEqual([
    { componentType: 'Button', key: 'b', link: { href: '/report.pdf', type: 'file', text: 'Report' } },
    { componentType: 'Media', key: 'm', video: { videoId: 'dQw4w9WgXcQ', isVimeo: false, type: '' } },
  ]);
});

test('cardOf() marks pages that are hidden from the sitemap or from robots', () => {
  expect(card({ hideFromSitemap: true }).isUnlisted).toBe(true);
  expect(card({ hideFromRobots: true }).isUnlisted).toBe(true);
});

test('cardOf() omits fields that a page does not have', () => {
  expect(card({ header: { heading: 'Alder', image: { imageId: '' } } })).toEqual({
    _id: 'a',
    slug: 'a',
    template: 'generic',
    header: { heading: 'Alder', description: '' },
    tags: [],
  });
});

test('cardOf() ignores invalid content', () => {
  const contents = [{ componentType: 'Button', key: 'b', link: { href: 'javascript:alert(1)' } }];
  const odd = card({ header: { heading: 7, description: {}, image: 'river', config: null }, contents });
  expect(odd).toMatchObject({ header: { heading: '', description: '' } });
  expect(odd).not.toHaveProperty('contents');
});
