import { expect, test } from 'vitest';
import {
  domainPath,
  mediaListPath,
  originalPath,
  pagePath,
  parsePublishedPath,
  sectionPath,
  siteDocumentPath,
} from './published-path.ts';

const hash = 'a'.repeat(64);

test.each([
  [domainPath('main'), { kind: 'domain', domainId: 'main' }],
  [pagePath('main', '01JX_a-B'), { kind: 'page', domainId: 'main', pageId: '01JX_a-B' }],
  [sectionPath('main', '01JX_a-B'), { kind: 'section', domainId: 'main', sectionId: '01JX_a-B' }],
  [mediaListPath('main'), { kind: 'mediaList', domainId: 'main' }],
  [originalPath(hash, 'png'), { kind: 'original', hash, ext: 'png' }],
  [
    siteDocumentPath('siteSettings', 'main'),
    { kind: 'siteDocument', domainId: 'main', document: 'siteSettings', slugPrefix: '' },
  ],
  [
    siteDocumentPath('navigation', 'main', 'vic'),
    { kind: 'siteDocument', domainId: 'main', document: 'navigation', slugPrefix: 'vic' },
  ],
])('parsePublishedPath() parses %s', (path, parsed) => {
  expect(parsePublishedPath(path)).toEqual(parsed);
});

test.each([
  '',
  '../main/footer.json',
  'main/../domains/main.json',
  'main/pages/a/b.json',
  'main/pages/..json',
  'main/unknown.json',
  'main/constructor.json',
  'main/regions/vic/site-settings.json',
  'main\\footer.json',
  'main/footer.json\n',
  'media/short.png',
])('parsePublishedPath() refuses %j', (path) => {
  expect(parsePublishedPath(path)).toBeNull();
});
