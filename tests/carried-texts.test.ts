import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { markupDifference } from '#content-store/model/values/text-difference.ts';
import { withDefaults } from '#editor-service/editor/store/blocks/with-defaults.ts';
import { mergeAnswer } from '#editor-service/editor/store/merge/merge-answer.ts';
import { mergeDocument } from '#editor-service/editor/store/merge/merge-document.ts';
import { retrace, run } from '#editor-service/editor/store/state/run.ts';
import { sampleDocuments, sampleStore } from '#editor-service/editor/store/testing/sample-documents.ts';
import { startTestService, type TestService } from '#editor-service/server/testing/test-service.ts';
import { findInPage, replaceInPage, type TextSearch } from '#site/content/replace-text.ts';
import { sanitiseRichText } from '#site/content/sanitise-rich-text.ts';
import { anyRichText, FOREIGN, STORED } from './journeys/rich-texts.ts';
import { numberOf } from './run/long-form.ts';

const RUNS = numberOf({ short: 30, long: 2000 });
const { page: samplePage } = sampleDocuments();
const texts = fc.oneof(
  { arbitrary: anyRichText, weight: 4 },
  fc.constantFrom(...STORED, ...FOREIGN.map(sanitiseRichText)),
);
/** A page with a rich text in a component, and in one inside a component. */
const pageOf = (outer: string, inner: string) => {
  const inside = { componentType: 'ColumnContent', key: 'inner', text: inner };
  const items = [
    { componentType: 'ColumnContent', key: 'outer', text: outer },
    { componentType: 'ContentPanel', key: 'panel', contents: [inside] },
  ];
  return { ...samplePage, contents: withDefaults(items as unknown as ContentItem[]) };
};
const textsOf = ({ contents }: { contents: readonly object[] }): unknown[] => {
  const [outer, panel] = contents as { text?: string; contents?: { text?: string }[] }[];
  return [outer?.text, panel?.contents?.[0]?.text];
};

test('what is stored of a rich text is stored again as it is', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(sanitiseRichText(text)).toBe(text);
    }),
    { numRuns: RUNS },
  );
});

test('two editors and the answer of a save leave every rich text as one of them made it', () => {
  fc.assert(
    fc.property(texts, texts, texts, texts, (outer, inner, mine, theirs) => {
      const base = pageOf(outer, inner);
      const [own, other] = [pageOf(mine, inner), pageOf(outer, theirs)];
      expect(textsOf(mergeDocument('page', [base, own, other]).document)).toEqual([mine, theirs]);
      const [here, there] = [pageOf(mine, inner), pageOf(theirs, inner)];
      const choice = (side: 'mine' | 'theirs') => ({ get: () => side });
      expect(textsOf(mergeDocument('page', [base, here, there], choice('mine')).document)).toEqual([
        mine === outer ? theirs : mine,
        inner,
      ]);
      expect(textsOf(mergeDocument('page', [base, here, there], choice('theirs')).document)).toEqual([
        theirs === outer ? mine : theirs,
        inner,
      ]);
      expect(textsOf(mergeAnswer(pageOf(mine, inner), base, pageOf(outer, theirs)))).toEqual([mine, theirs]);
    }),
  );
});

describe('find and replace', () => {
  const exact = (text: string): TextSearch => ({
    ...{ text, matchCase: true, wholeWords: false, inAddresses: false, inMails: false },
  });
  const replaced = (text: string, wanted: string, replacement: string): string => {
    const search = exact(wanted);
    const page = pageOf(text, text);
    const chosen = new Set(findInPage(page, search).map(({ at }) => at));
    const [outer, inner] = textsOf(replaceInPage(page, { search, replacement, chosen }));
    expect(inner).toBe(outer);
    return String(outer);
  };
  const tags = (markup: string) => markup.match(/<[^>]*>/g)?.map((tag) => tag.replace(/ alt="[^"]*"/, ' alt'));
  /** Words and descriptions as they read. */
  const read = (markup: string) =>
    [...markup.matchAll(/ alt="([^"]*)"|(?:^|>)([^<]*)/g)]
      .map(([, alt, words]) => alt ?? words ?? '')
      .join('|')
      .replace(
        /&(?:lt|gt|quot|amp);/g,
        (name) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' })[name] ?? '',
      );
  // Words that are names of elements and attributes too, signs of markup, and parts of entities.
  const WORDS = ['a', 'b', 'c', 'd', 'e', 'é', '😀', '<', '>', '&', '"', 'lt', 'river', 'x', 'strong', 'p'];
  const other = fc.constantFrom('', 'Ж', '<b>', '&amp;', '"', '$&', 'a<br>"&');

  test('changes the words and nothing else of any rich text', () => {
    fc.assert(
      fc.property(texts, other, (text, replacement) => {
        for (const word of WORDS) {
          const after = replaced(text, word, replacement);
          expect(tags(after)).toEqual(tags(text));
          expect(sanitiseRichText(after)).toBe(after);
          // Letters that are formatted apart are one word for the search.
          if (word.length < 3) expect(read(after)).toBe(read(text).replaceAll(word, () => replacement));
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('is taken back by the reverse, byte for byte', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const word of WORDS) {
          expect(replaced(text, word, word)).toBe(text);
          expect(replaced(replaced(text, word, 'Ж'), 'Ж', word)).toBe(text);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

test('undo and redo go through any rich texts, byte for byte', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (values) => {
      const store = sampleStore();
      const text = () => store.getState().documents?.page.contents[0]?.text;
      const field = { kind: 'setField', owner: { kind: 'block', key: 'first' }, field: 'text' } as const;
      const seen = [text()];
      for (const [index, value] of values.entries()) {
        if (value === text()) continue;
        run(store, { ...field, value }, index * 2000);
        seen.push(text());
        expect(text()).toBe(value);
      }
      for (const value of seen.slice(0, -1).toReversed()) {
        expect(retrace(store, 'undo')).toBe(true);
        expect(text()).toBe(value);
      }
      for (const value of seen.slice(1)) {
        expect(retrace(store, 'redo')).toBe(true);
        expect(text()).toBe(value);
      }
    }),
  );
});

test('a comparison shows the later text as it is, with additions and removals marked', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      expect(markupDifference(after, after)).toBe(after);
      fc.pre([before, after].every(hasSimpleTables));
      const shown = markupDifference(before, after);
      const later = shown.replace(/<del>[\s\S]*?<\/del>/g, '').replace(/<\/?ins>/g, '');
      expect(letters(later)).toBe(letters(after));
    }),
    { numRuns: RUNS },
  );
});
/** Tables of rows of cells, none in another: a browser reads others in another way. */
const hasSimpleTables = (markup: string) =>
  !/<(?:table|caption|thead|tbody|tr|t[dh])\b/.test(
    markup.replace(
      /<table>(?:<caption>(?:(?!<\/?(?:caption|t[a-z]+)\b).)*<\/caption>)?(?:<t(?:head|body)>(?:<tr>(?:<(t[dh])\b[^>]*>(?:(?!<\/?(?:caption|t[a-z]+)\b).)*<\/\1>)*<\/tr>)*<\/t(?:head|body)>)*<\/table>/gs,
      '',
    ),
  );
const letters = (markup: string) => markup.replace(/<(?!img)[^>]*>/g, '').replace(/\s+/g, '');

describe('the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.discard());

  test('keeps, restores and finds again any rich text, byte for byte', async () => {
    const editor = await service.as(['editor']);
    const many = fc.sample(texts, { numRuns: 150, seed: 20_261_126 });
    const contents = many.map((text, index) => ({ componentType: 'ColumnContent', key: `${index}`, text }));
    const stored = (page: { contents: readonly object[] } | null) =>
      page?.contents.map((item) => (item as { text?: unknown }).text);
    const draft = { domainId: 'main', slug: 'texts', title: 'Texts', contents };
    const { body: first } = await editor.call('page/save', { page: draft });
    expect(stored(first)).toEqual(many);
    const { _id, revision } = first;
    await editor.call('page/save', { page: { ...first, contents: [] } });
    const { body: earlier } = await editor.call('page/loadRevision', { _id, domainId: 'main', revision });
    expect(stored(earlier)).toEqual(many);
    const { body: restored } = await editor.call('page/restoreRevision', { _id, domainId: 'main', revision });
    expect(stored(restored)).toEqual(many);
  });
});
