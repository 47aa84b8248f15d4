import { expect, test } from 'vitest';
import {
  emptySiteDocument,
  parseSiteDocument,
  SITE_DOCUMENTS,
  type SiteDocumentKind,
  siteDocumentId,
} from './site-document.ts';

const kinds = Object.keys(SITE_DOCUMENTS) as SiteDocumentKind[];

test.each(kinds)('emptySiteDocument() fills in every default of %s', (kind) => {
  const document = emptySiteDocument(kind, 'main');
  expect(document).toMatchObject({ _id: siteDocumentId(kind, 'main'), domainId: 'main' });
  expect(parseSiteDocument(kind, JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test('siteDocumentId() returns ids as specified, with the prefix of a region', () => {
  const ids = kinds.map((kind) => siteDocumentId(kind, 'main'));
  expect(ids).toEqual([
    'nav_main',
    'footer_main',
    'siteSettings_main',
    'banner_main',
    'acknowledgementBox_main',
    'tags_main',
    'redirects_main',
    'categories_main',
  ]);
  expect(siteDocumentId('navigation', 'main', 'vic')).toBe('nav_main_vic');
});

test('parseSiteDocument() refuses redirects that are circular, unsafe, or contain line breaks', () => {
  const redirects = (from: string, to: string) => ({
    _id: 'redirects_main',
    domainId: 'main',
    redirects: [{ _id: 'r', from, to }],
  });
  expect(parseSiteDocument('redirects', redirects('/Old', '/new')).redirects[0]?.from).toBe('/old');
  for (const [from, to] of [
    ['/a', '/a'],
    ['/a', '//evil.example'],
    ['/a', '/\\evil.example'],
    ['/a', 'javascript:x'],
    ['/x 200\n/*', '/b'],
    ['old', '/b'],
  ] as const) {
    expect(() => parseSiteDocument('redirects', redirects(from, to)), `${from} to ${to}`).toThrow();
  }
});
