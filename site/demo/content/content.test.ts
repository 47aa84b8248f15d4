import {
  domainSchema,
  footerSchema,
  navigationSchema,
  noticeSchema,
  pageSchema,
  siteSettingsSchema,
  tagsSchema,
} from 'pagewright/content';
import { describe, expect, it } from 'vitest';
import config from '../site.config.ts';
import { drawArtwork, GALLERY } from './artwork/gallery.ts';
import { content as demoContent } from './content.ts';
import { demoPages } from './demo-pages.ts';

const SCHEMAS = {
  domains: domainSchema,
  tags: tagsSchema,
  siteSettings: siteSettingsSchema,
  navigation: navigationSchema,
  footer: footerSchema,
  banner: noticeSchema,
  acknowledgementBox: noticeSchema,
  pages: pageSchema,
  sections: pageSchema,
};

/** Of a document; those of other languages say their kind themselves. */
function schemaFor(collection: string, document: object) {
  const kind = collection === 'regions' && 'kind' in document ? document.kind : collection;
  return SCHEMAS[kind as keyof typeof SCHEMAS];
}

/** Every value of a property called `name`, at any depth. */
function valuesOf(name: string, inside: unknown): unknown[] {
  if (typeof inside !== 'object' || inside === null) return [];
  return Object.entries(inside).flatMap(([property, value]) => [
    ...(property === name ? [value] : []),
    ...valuesOf(name, value),
  ]);
}

const WORDS = [
  ...['heading', 'subHeading', 'description', 'title', 'header', 'paragraph', 'text', 'quote', 'quoteBy'],
  ...['label', 'caption', 'mediaCaption'],
];

/** Words a reader meets: headings, texts and quotes, markup left out. */
function wordsOf(page: (typeof demoPages)[number]): number {
  const texts = WORDS.flatMap((name) => valuesOf(name, [page.header, page.contents]));
  return texts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

describe('content()', () => {
  const { documents, images } = demoContent();
  const idOf = (document: object) => ('_id' in document ? String(document._id) : '');
  const slugs = new Set(demoPages.map(({ slug }) => slug));

  it.each(
    documents.map(({ collection, document }) => [`${collection}/${idOf(document)}`, collection, document] as const),
  )('holds %s as its schema wants it, with nothing the schema would drop', (_name, collection, document) => {
    const { kind: _kind, slugPrefix: _place, ...own } = document as Record<string, unknown>;
    expect(schemaFor(collection, document).parse(own)).toMatchObject(own);
  });

  it('gives every document an id of its own and every page an address of its own', () => {
    const ids = documents.map(({ collection, document }) => `${collection}/${idOf(document)}`);
    // One page is there twice: as it was when it was translated, and as it is.
    const again = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(again).toEqual(['pages/news-the-sixth-kitchen-opens']);
    expect(slugs.size).toBe(demoPages.length);
    expect(demoPages.length).toBeGreaterThanOrEqual(60 + 46);
  });

  it('links only to pages that exist', () => {
    const inFields = valuesOf('href', documents).filter((href) => String(href).startsWith('/'));
    const inTexts = [...JSON.stringify(documents).matchAll(/href=\\"(\/[^"\\]*)/g)].map(([, href]) => href);
    const missing = [...inFields, ...inTexts].filter((href) => !slugs.has(String(href).slice(1)));
    expect(missing).toEqual([]);
  });

  it('uses only pictures, tags and chosen pages that exist', () => {
    const known = new Set(images.map(({ _id }) => _id));
    expect(valuesOf('imageId', documents).filter((id) => !known.has(String(id)))).toEqual([]);
    const tags = new Set(
      SCHEMAS.tags
        .parse(documents.find(({ collection }) => collection === 'tags')?.document)
        .categories.flatMap(({ id, values }) => values.map((value) => `${id}:${value.id}`)),
    );
    const used = ['tags', 'include', 'exclude'].flatMap((name) => valuesOf(name, demoPages).flat());
    expect(used.filter((tag) => !tags.has(String(tag)))).toEqual([]);
    const ids = new Set(demoPages.map(({ _id }) => _id));
    expect(
      valuesOf('selected', demoPages)
        .flat()
        .filter((id) => !ids.has(String(id))),
    ).toEqual([]);
  });

  const translated = demoPages.flatMap((page) => {
    const original = demoPages.find(({ _id }) => _id === page.translationKey);
    return original ? [[page.slug, page, original] as const] : [];
  });

  it.each(translated)('says all of %s in its language, with the blocks of its original', (_slug, page, original) => {
    const textsIn = ({ header, contents }: typeof page) =>
      [...WORDS, 'alt'].flatMap((name) => valuesOf(name, [header, contents])).map(String);
    const before = textsIn(original).filter((text) => text.split(' ').length > 2);
    expect(textsIn(page).filter((text) => before.includes(text))).toEqual([]);
    expect(valuesOf('alt', [page.header, page.contents]).filter((alt) => alt === '')).toEqual([]);
    const keys = valuesOf('key', original.contents);
    expect(valuesOf('key', page.contents).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('leads from a page in German or Arabic to pages of its own language', () => {
    const elsewhere = demoPages.flatMap(({ slug, translationKey, header, contents }) => {
      if (!translationKey) return [];
      const [path = ''] = slug.split('/');
      const hrefs = [...JSON.stringify([header, contents]).matchAll(/href(?:\\"|":"|=\\")(\/[^"\\]*)/g)];
      return hrefs.flatMap(([, href = '']) => (href.split('/')[1] === path ? [] : [`${slug}: ${href}`]));
    });
    expect(elsewhere).toEqual([]);
  });

  it('says the tags of German and Arabic pages, and their categories, in their language', () => {
    const missing = demoPages.flatMap(({ slug, tags = [] }) => {
      const names = { de: config.languages?.de?.names, ar: config.languages?.ar?.names }[slug.split('/')[0] ?? ''];
      const said = tags.flatMap((tag) =>
        slug.startsWith('de/') && tag.startsWith('Place:') ? 'Place' : tag.split(':'),
      );
      return names ? said.filter((name) => !(name in names)).map((name) => `${slug}: ${name}`) : [];
    });
    expect(missing).toEqual([]);
  });

  it('has a unique key for every block of a page', () => {
    for (const { slug, contents } of demoPages) {
      const keys = valuesOf('key', contents);
      expect(new Set(keys).size, slug).toBe(keys.length);
    }
  });

  /** Words a page must have; pages for looking at one block may be short. */
  const FEWEST: Readonly<Record<string, number>> = { generic: 150, home: 150, careers: 60, teamMember: 80 };
  const read = demoPages.filter(({ slug }) => !slug.startsWith('blocks/'));

  it.each(read.map((page) => [page.slug || 'home', page] as const))(
    'says enough on %s, and not too much',
    (_, page) => {
      // Arabic says the same in fewer words.
      const fewest = page.translationKey ? 100 : (FEWEST[page.template ?? 'generic'] ?? 0);
      expect(wordsOf(page)).toBeGreaterThanOrEqual(fewest);
      expect(wordsOf(page)).toBeLessThanOrEqual(600);
    },
  );
});

describe('drawArtwork()', () => {
  it('draws the same picture each time, 2400 pixels wide', () => {
    for (const name of Object.keys(GALLERY) as (keyof typeof GALLERY)[]) {
      const svg = drawArtwork(name);
      expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="2400"');
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(drawArtwork(name)).toBe(svg);
    }
  });

  it('describes every picture', () => {
    for (const { alt } of Object.values(GALLERY)) expect(alt.length).toBeGreaterThan(5);
  });
});
