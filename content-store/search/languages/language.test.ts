import { describe, expect, test } from 'vitest';
import { pageRef } from '../../model/entities/page-ref.ts';
import { excerpt, type Piece } from '../excerpt.ts';
import { searchSite } from '../search-site.ts';
import { indexTerms, queryWords } from '../search-words.ts';
import { indexFiles, page } from '../testing/index-files.ts';
import { type SearchLanguage, withoutRules } from './language.ts';
import { english, lunrLanguage } from './lunr-languages.ts';
import { chinese, japanese, unspacedLanguage } from './pairs.ts';

const support = () => import('lunr-languages/lunr.stemmer.support.js');
const german = await lunrLanguage('de', support(), import('lunr-languages/lunr.de.js'));
const arabic = await lunrLanguage('ar', support(), import('lunr-languages/lunr.ar.js'));
const french = await lunrLanguage('fr', support(), import('lunr-languages/lunr.fr.js'));
const italian = await lunrLanguage('it', support(), import('lunr-languages/lunr.it.js'));

const shown = (pieces: readonly Piece[]) => pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

/** The texts that a query finds, the best first, with what it found marked. */
async function found(language: SearchLanguage, query: string, texts: readonly string[]): Promise<string[]> {
  const documents = new Map(texts.map((text, at) => [pageRef(`${at}`), page({ slug: `${at}`, description: text })]));
  const files = indexFiles(documents, language);
  const { results } = await searchSite(query, async (name) => files.get(name) ?? null, { language });
  return results.map((result) => shown(result.excerpt));
}

describe('a search language', () => {
  test('english stems words and drops stop words', () => {
    expect(english.stem('kitchens')).toBe(english.stem('kitchen'));
    expect(queryWords('the kitchens')).toEqual(['kitchens']);
  });

  test('withoutRules keeps every word unchanged', () => {
    expect(queryWords('the kitchens', withoutRules)).toEqual(['the', 'kitchens']);
    expect(withoutRules.stem('kitchens')).toBe('kitchens');
  });

  test('lunrLanguage() follows the rules of another language, with its accents', () => {
    expect(german.stem('gemeinden')).toBe(german.stem('gemeinde'));
    expect(queryWords('die Gemeinden für den Garten', german)).toEqual(['gemeinden', 'garten']);
    expect(shown(excerpt('Jede Gemeinde hat einen Garten.', ['gemeinden'], german))).toBe(
      'Jede [Gemeinde] hat einen Garten.',
    );
  });

  test.each([
    [german, 'strasse', 'Die [Straße]'],
    [german, 'HÄUSER', 'Ein [Haus]'],
    [german, 'Munchen', 'Von [München]'],
    [german, 'donaudampf', 'Auf [Donau\u00addampf]'],
    [german, 'ｃａｆｅ', 'Im [Café]'],
    [english, 'lodz', 'In [Łódź]'],
    [french, 'elan', 'Avec [l’élan]'],
    [italian, 'acqua', 'Vede [l’acqua]'],
    [arabic, 'كتاب', 'هذا [والكتاب] قديم'],
    [arabic, 'مكتبه', 'في [المكتبة] العامة'],
    [arabic, 'احمد', 'قال [أَحْمَد] اليوم'],
    [arabic, 'كتـــاب', 'هنا [كِتَاب] جديد'],
    [withoutRules, 'שלום', 'כתוב [שָׁלוֹם] כאן'],
    [japanese, 'ｶﾞｲﾄﾞ', '市の[ガイド]です'],
    [japanese, 'ガイド', '市の[ｶﾞｲﾄﾞ]です'],
    [japanese, '図書館', '新しい[図書館]が開く'],
    [japanese, '猫', '黒い[猫]と白い[猫]。'],
    [japanese, '走って', '犬が[走]る'],
    [japanese, '東京東海', '[東京]の[東]口'],
    [chinese, '北京', '我在[北京]大学'],
    [unspacedLanguage('th'), 'ภาษา', 'เรียน[ภาษา]ไทย'],
  ])('%o finds %s and marks it: %s', async (language, query, marked) => {
    const text = marked.replace(/[[\]]/g, '');
    expect(await found(language, query, [text, 'xyz'])).toEqual([marked]);
  });

  test('shows words with the typed accents before words with others', async () => {
    const texts = ['Ein schoner Tag', 'Ein schöner Tag', 'Ein Tag'];
    expect(await found(german, 'schöner', texts)).toEqual(['Ein [schöner] Tag', 'Ein [schoner] Tag']);
    expect(await found(german, 'schoner', texts)).toEqual(['Ein [schoner] Tag', 'Ein [schöner] Tag']);
  });

  test('takes a stop word in capitals for a word, in the text too', async () => {
    const texts = ['It is for all who ask', 'The WHO helps with IT'];
    expect(await found(english, 'WHO', texts)).toEqual(['The [WHO] helps with IT']);
    expect(await found(english, 'it', texts)).toEqual([]);
  });

  test('cuts a text without spaces into pairs, a query into as few as cover it', () => {
    expect(indexTerms('東京都庁', japanese)).toEqual(['東京', '京都', '都庁', '庁']);
    expect(queryWords('東京都庁', japanese)).toEqual(['東京', '都庁']);
    expect(queryWords('図書館', japanese)).toEqual(['図書', '書館']);
    expect(queryWords('Web 東京2026年', japanese)).toEqual(['web', '東京', '2026', '年']);
    expect(queryWords('カメラです', japanese)).toEqual(['カメ', 'ラで']);
    expect(indexTerms('これはです', japanese)).toEqual(['れは', 'はで', 'す']);
  });
});
