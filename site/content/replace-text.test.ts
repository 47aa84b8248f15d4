import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { navigationSchema } from '#content-store/model/entities/navigation.ts';
import { type Page, pageSchema } from '#content-store/model/entities/page.ts';
import { cleanContents } from './clean-contents.ts';
import {
  findInPage,
  findInSiteDocument,
  replaceInPage,
  replaceInSiteDocument,
  type TextSearch,
  textsOfPage,
} from './replace-text.ts';

const search = (text: string, options: Partial<TextSearch> = {}): TextSearch => ({
  ...{ text, matchCase: false, wholeWords: false, inAddresses: false, inMails: false },
  ...options,
});
const pageOf = (contents: readonly object[], fields: object = {}): Page => {
  const page = pageSchema.parse({ _id: 'p', domainId: 'main', slug: 'river', ...fields });
  return { ...page, contents: cleanContents(contents).contents };
};
const rich = (text: string) => pageOf([{ componentType: 'ColumnContent', key: 'words', text }]);
const textIn = (page: Page) => page.contents[0]?.text;
const replaced = (page: Page, wanted: TextSearch, replacement: string, chosen?: number[]) => {
  const all = findInPage(page, wanted).map(({ at }) => at);
  return replaceInPage(page, { search: wanted, replacement, chosen: new Set(chosen ?? all) });
};

describe('findInPage()', () => {
  it('says where a text is, and the words around it', () => {
    const page = pageOf(
      [{ componentType: 'ColumnContent', key: 'words', heading: 'The river path', text: '<p>By the river.</p>' }],
      { title: 'River', header: { heading: 'A RIVER' } },
    );
    expect(findInPage(page, search('river'))).toMatchObject([
      { at: 0, blockKey: null, block: 'Page settings', field: 'Title', before: '', match: 'River', after: '' },
      { at: 1, blockKey: null, block: 'Header', match: 'RIVER', before: 'A ' },
      { at: 2, blockKey: 'words', match: 'river', before: 'The ', after: ' path' },
      { at: 3, blockKey: 'words', match: 'river', before: 'By the ', after: '.' },
    ]);
    expect(findInPage(page, search('river', { matchCase: true }))).toHaveLength(2);
  });

  it('finds whole words only, if that is asked', () => {
    const page = rich('<p>art, party, Art</p>');
    expect(findInPage(page, search('art'))).toHaveLength(3);
    expect(findInPage(page, search('art', { wholeWords: true }))).toHaveLength(2);
  });

  it('reads across formatting, but not from one paragraph or link into the next', () => {
    expect(findInPage(rich('<p>an <strong>open</strong> day</p>'), search('open day'))).toHaveLength(1);
    expect(findInPage(rich('<p>open</p><p>day</p>'), search('openday'))).toHaveLength(0);
    expect(findInPage(rich('<p>our <a href="/x">open</a> day</p>'), search('open day'))).toHaveLength(0);
  });

  it('looks into addresses and into mails only when asked', () => {
    const page = pageOf([
      { componentType: 'ColumnContent', key: 'words', text: '<p><a href="https://alder.example">Us</a></p>' },
      { componentType: 'Form', key: 'form', recipient: 'ada@alder.example', ccs: [{ email: 'bo@alder.example' }] },
    ]);
    expect(findInPage(page, search('alder'))).toEqual([]);
    expect(findInPage(page, search('alder', { inAddresses: true }))).toMatchObject([{ isAddress: true }]);
    expect(findInPage(page, search('alder', { inMails: true }))).toHaveLength(2);
  });

  it('looks into blocks inside of blocks', () => {
    const inside = { componentType: 'Headline', key: 'inside', title: 'Deep river' };
    const page = pageOf([{ componentType: 'ContentPanel', key: 'outside', contents: [inside] }]);
    expect(findInPage(page, search('river'))).toMatchObject([{ blockKey: 'inside', block: 'Headline' }]);
    expect(JSON.stringify(replaced(page, search('river'), 'lake'))).toContain('Deep lake');
  });
});

describe('replaceInPage()', () => {
  it('replaces the chosen finds only', () => {
    expect(textIn(replaced(rich('<p>one, one, one</p>'), search('one'), 'two', [1]))).toBe('<p>one, two, one</p>');
  });

  it('never makes markup of a text, nor touches tags, ids and addresses', () => {
    const stored = '<p>p &amp; <a href="/p?a=1&amp;b=2">p</a> <img data-image-id="p" alt="p"></p>';
    const { text: before } = rich(stored).contents[0] as unknown as { text: string };
    expect(textIn(replaced(rich(stored), search('p'), '<b>"&'))).toBe(
      before
        .replace('>p &amp;', '>&lt;b&gt;"&amp; &amp;')
        .replace('>p</a>', '>&lt;b&gt;"&amp;</a>')
        .replace('alt="p"', 'alt="&lt;b&gt;&quot;&amp;"'),
    );
  });

  it('replaces what is formatted in part, and entities as they read', () => {
    expect(
      textIn(replaced(rich('<p>an <strong>open</strong> day &amp; night</p>'), search('open day & night'), 'evening')),
    ).toBe('<p>an <strong>evening</strong></p>');
  });

  it('refuses to make an address unsafe', () => {
    const page = rich('<p><a href="https://alder.example">Us</a></p>');
    const addresses = search('https', { inAddresses: true });
    expect(() => replaced(page, addresses, 'javascript')).toThrow('is not a valid link address');
    expect(textIn(replaced(page, search('alder', { inAddresses: true }), 'birch'))).toContain('https://birch.example');
  });

  const LETTERS = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'é', ' ', '&', '<', '"', '😀', '\u00a0', '.') });
  const markup = fc
    .array(fc.tuple(fc.constantFrom('p', 'h2', 'blockquote'), fc.constantFrom('', 'strong', 'em'), LETTERS))
    .map((parts) => parts.map(([tag, inner, text]) => [tag, inner, escaped(text)]))
    .map((parts) => parts.map(([t, i, x]) => `<${t}>${x}${i ? `<${i}>${x}</${i}>` : ''}</${t}>`).join(''));

  test('finding what was replaced gives the same count, and replacing it back the same page', () => {
    fc.assert(
      fc.property(markup, fc.constantFrom('a', 'ab', 'a b', '&', '😀'), (text, wanted) => {
        const page = rich(text);
        const exact = search(wanted, { matchCase: true });
        const count = findInPage(page, exact).length;
        const after = replaced(page, exact, 'ZQ');
        expect(findInPage(after, search('ZQ', { matchCase: true }))).toHaveLength(count);
        expect(JSON.stringify(after).replace(/"text":"(?:[^"\\]|\\.)*"/, '')).toBe(
          JSON.stringify(page).replace(/"text":"(?:[^"\\]|\\.)*"/, ''),
        );
        expect(tags(after)).toEqual(tags(page));
        if (!wanted.includes(' ')) expect(plain(replaced(after, search('ZQ'), wanted))).toBe(plain(page));
        if (count === 0) expect(after).toBe(page);
      }),
    );
  });
});

const tags = (page: Page) => String(textIn(page)).match(/<[^>]*>/g);
const plain = (page: Page) => String(textIn(page)).replace(/<[^>]*>/g, '');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

test('navigation and notices are searched by their fields', () => {
  const item = { key: 'a', link: { text: 'Open day', href: '/open-day' }, description: 'open', items: [] };
  const navigation = navigationSchema.parse({ _id: 'nav_main', domainId: 'main', items: [item] });
  expect(findInSiteDocument('navigation', navigation, search('open'))).toHaveLength(2);
  const after = replaceInSiteDocument('navigation', navigation, {
    ...{ search: search('open'), replacement: 'Shut', chosen: new Set([0]) },
  });
  expect(after.items[0]).toMatchObject({ link: { text: 'Shut day', href: '/open-day' }, description: 'open' });
});

test('textsOfPage() reads what kind each field is of: small words and numbers, no choices, addresses, keys or mails', () => {
  const page = pageOf([
    {
      ...{ componentType: 'LeftRightContent', key: 'ramps' },
      ...{ heading: 'soup', paragraph: '<p>at <b>noon</b></p><p>&amp; later</p>' },
      image: { imageId: 'kitchen', alt: 'a pot' },
      link: { href: '/menu', text: 'eat' },
    },
    { componentType: 'Form', key: 'form', recipient: 'ada@alder.example', identifier: 'Form' },
  ]);
  const texts = textsOfPage({ ...page, header: { heading: '91' } });
  expect(texts).toEqual(expect.arrayContaining(['91', 'soup', 'at noon', '& later', 'a pot', 'eat']));
  expect(texts.join(' ')).not.toMatch(/ramps|kitchen|menu|ada@|LeftRight|left\b|Form/);
});
