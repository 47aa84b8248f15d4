import { expect, test } from 'vitest';
import { definitions } from '../blocks/definitions.ts';
import { linksWithoutTarget } from './links-without-target.ts';

const page = (contents: object[], header: object = {}) =>
  ({ template: 'generic', header, contents }) as unknown as Parameters<typeof linksWithoutTarget>[0];
const quickLinks = (href: string, text = 'Read more') => ({
  componentType: 'QuickLinks',
  key: 'q',
  links: [
    { type: 'page', href: '/', text: 'Home' },
    { type: 'page', href, text },
  ],
});

test('linksWithoutTarget() leads to each link with a text and no address, in lists, containers and the header', () => {
  const inside = { componentType: 'ThreeColumnContent', key: 'c', left: [quickLinks('')] };
  const header = { link: { type: 'page', href: '', text: 'Join' } };
  const found = linksWithoutTarget(page([inside], header));
  expect(found.map(({ blockKey, field }) => [blockKey, field])).toEqual([
    [null, 'header.link'],
    ['q', 'links.1'],
  ]);
  expect(found[1]?.message).toMatch(/^Quick [Ll]inks.*: the link leads nowhere\. /);
});

test.each([
  ['a target', quickLinks('/about')],
  ['no text', quickLinks('', ' ')],
  ['the text that it starts with', { componentType: 'RelatedPages', key: 'r' }],
])('linksWithoutTarget() leaves out links with %s', (_, block) => {
  expect(linksWithoutTarget(page([block]))).toEqual([]);
});

test('linksWithoutTarget() finds the links of every sample that has one', () => {
  const withLink = definitions.filter(({ sample }) => JSON.stringify(sample ?? {}).includes('"link"'));
  expect(withLink.length).toBeGreaterThan(5);
  for (const { componentType, sample } of withLink)
    expect(linksWithoutTarget(page([{ componentType, key: 'k', ...sample }])), componentType).not.toEqual([]);
});
