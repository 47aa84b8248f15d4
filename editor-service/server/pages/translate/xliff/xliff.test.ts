import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Page, pageDraftSchema } from '#content-store/model/entities/page.ts';
import { textPlaces, withTexts } from '#site/content/text-places.ts';
import { demoPages } from '#site/demo/content/demo-pages.ts';
import { type Inline, joined, wordsOf } from './inline.ts';
import { mergeUnits } from './merge-units.ts';
import { decodeXliff, readXliff } from './read-xliff.ts';
import { type Unit, xliffUnits } from './units.ts';
import { writeXliff } from './write-xliff.ts';

const pages = demoPages.map((draft) => pageDraftSchema.parse(draft) as Page);

const sent = (units: readonly Unit[]) =>
  readXliff(writeXliff({ from: 'en', to: 'de', pages: [{ pageId: 'a', title: 'A & B', units }] })).pages[0]?.units ??
  [];

const unitsOfPage = (page: Page, translation: Page | null = null) => xliffUnits(page, translation, () => false);

/** With other words in it, tags as they were. */
const reworded = (inline: readonly Inline[], words: (old: string) => string): Inline[] =>
  inline.map((part) =>
    typeof part === 'string'
      ? /[\p{L}\p{N}]/u.test(part)
        ? words(part)
        : part
      : { ...part, inside: reworded(part.inside, words) },
  );

/** What readers see, however it is written. */
const shown = (page: Page) => unitsOfPage(page).map(({ id, source }) => ({ id, source: joined(source) }));

test('every text of every block goes out and comes back as it was', () => {
  expect(new Set(pages.flatMap(({ contents }) => contents.map((item) => item.componentType))).size).toBeGreaterThan(40);
  for (const page of pages) {
    const units = sent(unitsOfPage(page, page));
    expect(units.length).toBe(unitsOfPage(page).length);
    const { page: merged, left } = mergeUnits(page, page, units);
    expect(left).toEqual([]);
    expect(merged).toEqual(page);
  }
});

test('every text can be given in other words, whatever they are, and the next file has them', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => /\p{L}/u.test(text));
  fc.assert(
    fc.property(fc.constantFrom(...pages), words, (page, word) => {
      const translate = (old: string) => `${word} & <${old.length}> "\r\n`;
      const targets = unitsOfPage(page).map((unit) => ({ ...unit, target: reworded(unit.source, translate) }));
      const { page: merged, left } = mergeUnits(page, page, sent(targets));
      expect(left).toEqual([]);
      expect(shown(merged)).toEqual(targets.map(({ id, target }) => ({ id, source: joined(target) })));
      expect(mergeUnits(page, merged, sent(unitsOfPage(page, merged))).page).toEqual(merged);
    }),
    { numRuns: 60 },
  );
});

const RICH = '<p>One <strong>bold</strong> word, <a href="/about">a link</a><br>and a line.</p><ul><li>Item</li></ul>';
const page = pageDraftSchema.parse({
  domainId: 'main',
  slug: 'hello',
  title: 'Hello',
  contents: [{ componentType: 'FormattedText', key: 'a', text: RICH }],
}) as Page;
const rich = textPlaces(page).find(({ kind }) => kind === 'rich');
const withRich = (text: string) => withTexts(page, new Map([[rich?.place ?? '', text]]));
const richOf = (of: Page) => textPlaces(of).find(({ kind }) => kind === 'rich')?.text;

test('pictures that change places keep their descriptions, and so in the next file', () => {
  const picture = (name: string) => `<img src="/${name}.webp" alt="${name}">`;
  const named = fc.shuffledSubarray(['one', 'two', 'three', 'four'], { minLength: 2 });
  const moved = named.chain((names) => {
    const order = fc.shuffledSubarray(names, { minLength: names.length });
    return fc.record({ names: fc.constant(names), orders: fc.array(order, { minLength: 3, maxLength: 3 }) });
  });
  fc.assert(
    fc.property(moved, ({ names, orders }) => {
      const original = withRich(`<p>Words ${names.map(picture).join(' and ')}</p>`);
      let translation = original;
      for (const [round, order] of orders.entries()) {
        const units = sent(unitsOfPage(original, translation));
        const targets = units.map((unit) => {
          const tags = unit.source.filter((part) => typeof part !== 'string');
          const target = ['Worte', ...order.flatMap((name) => tags[names.indexOf(name)] ?? [])];
          return { ...unit, target: tags.length > 0 ? target : [`${wordsOf(unit.source)} ${round}`] };
        });
        const { page: merged, left } = mergeUnits(original, translation, targets);
        expect(left).toEqual([]);
        const described = order.map((name) => `<img src="/${name}.webp" alt="${name} ${round}">`);
        expect(richOf(merged)).toContain(`<p>Worte${described.join('')}</p>`);
        expect(mergeUnits(original, merged, sent(unitsOfPage(original, merged))).page).toEqual(merged);
        translation = merged;
      }
    }),
    { numRuns: 100 },
  );
});

test('tags may change places, and may not be lost, doubled or made up', () => {
  const unit = unitsOfPage(page).find(({ id }) => id.endsWith('#1'));
  const merged = (target: Inline[]) => mergeUnits(page, page, sent([{ ...unit, target } as Unit]));
  const bold: Inline = { tag: 'g', id: '1', inside: ['fett'] };
  const link: Inline = { tag: 'g', id: '2', inside: ['Verweis'] };
  const line: Inline = { tag: 'x', id: '3', inside: [] };
  expect(richOf(merged([link, line, bold]).page)).toContain(
    '<p><a href="/about">Verweis</a><br><strong>fett</strong></p><ul><li>Item</li></ul>',
  );
  for (const wrong of [
    [bold, line],
    [bold, link, line, line],
    [bold, link, line, { ...link, id: '9' }],
  ])
    expect(merged(wrong)).toMatchObject({ page, left: [{ reason: 'tags' }] });
});

test('a file for an older original gives what still fits, and names the rest', () => {
  const file = sent(unitsOfPage(page).map((unit) => ({ ...unit, target: reworded(unit.source, () => 'Neu') })));
  const newer = withRich(RICH.replace('Item', 'Other item').replace('<p>One', '<h2>New</h2><p>One'));
  const { page: merged, left } = mergeUnits(newer, newer, file);
  expect(richOf(merged)).toContain('<h2>New</h2><p>Neu<strong>Neu</strong>');
  expect(left).toMatchObject([{ words: 'Item', reason: 'changed' }]);
  const gone = withTexts(page, new Map([[rich?.place ?? '', '']]));
  expect(mergeUnits(gone, gone, file).left.map(({ reason }) => reason)).toEqual(['gone', 'gone']);
});

test('links of a translation stay where they lead', () => {
  const translation = withRich(RICH.replace('/about', '/de/ueber-uns'));
  const targets = unitsOfPage(page).map((unit) => ({ ...unit, target: reworded(unit.source, () => 'Neu') }));
  expect(richOf(mergeUnits(page, translation, sent(targets)).page)).toContain('<a href="/de/ueber-uns">Neu</a>');
});

test('a translation that is built otherwise takes a whole text and no part of one', () => {
  const translation = withRich('<p>Alles in einem Absatz.</p>');
  const targets = unitsOfPage(page).map((unit) => ({ ...unit, target: reworded(unit.source, () => 'Neu') }));
  expect(richOf(mergeUnits(page, translation, sent(targets)).page)).toContain('<ul><li>Neu</li></ul>');
  const part = targets.filter(({ id }) => !id.endsWith('#2'));
  const { page: merged, left } = mergeUnits(page, translation, sent(part));
  expect(richOf(merged)).toBe('<p>Alles in einem Absatz.</p>');
  expect(left).toMatchObject([{ reason: 'structure' }]);
});

const start = '<xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>';
test.each([
  ['no XML', 'Dear translator'],
  ['another kind', '<html><body/></html>'],
  ['another version', '<xliff version="2.0"/>'],
  ['no pages', '<xliff version="1.2"></xliff>'],
  ['cut off', `${start}<trans-unit id="a"><source>x`],
  ['an entity', `<!DOCTYPE x [<!ENTITY a "b">]>${start}</body></file></xliff>`],
  ['an unknown entity', `${start}<trans-unit id="a"><source>&xxe;</source></trans-unit></body></file></xliff>`],
  ['too deep', `${start}<trans-unit id="a"><source>${'<g id="1">'.repeat(90)}`],
  [
    'two languages',
    `${start}</body></file><file original="b" source-language="en" target-language="fr"></file></xliff>`,
  ],
])('a file with %s is refused with a sentence', (_kind, text) => {
  expect(() => readXliff(text)).toThrow(/^(This|All) .*\.?$/);
});

test('hostile words are words', () => {
  const unit = unitsOfPage(page).find(({ id }) => id.endsWith('#2'));
  const target = ['<img src=x onerror=alert(1)>'];
  expect(richOf(mergeUnits(page, page, sent([{ ...unit, target } as Unit])).page)).toContain(
    '<li>&lt;img src=x onerror=alert(1)&gt;</li>',
  );
});

test('decodeXliff() reads what tools of translators write, and refuses letters that would be others', () => {
  const text = '<target>Hönig</target>';
  expect(decodeXliff(Buffer.from(`\ufeff${text}`))).toBe(text);
  expect(decodeXliff(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(text);
  expect(() => decodeXliff(Buffer.from(text, 'latin1'))).toThrow('This file is not in UTF-8');
});

test('a broken file is refused with the line', () => {
  expect(() => readXliff('<xliff version="1.2">\n<file>\n</xliff>')).toThrow('This file is broken in line 3');
});
