import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlug, slugOfTitle, slugSchema } from './slug.ts';
import { toSlug } from './to-slug.ts';

/** Titles as people write them, and the address that those who read the language would type or expect. */
const TITLES: [language: string, title: string, slug: string][] = [
  ['en', 'What it costs (2026)', 'what-it-costs-2026'],
  ['en', 'Café & résumé: Zoë’s “naïve” guide', 'cafe-resume-zoes-naive-guide'],
  ['en', 'Don’t panic!', 'dont-panic'],
  ['en', '2025–2026 — a review', '2025-2026-a-review'],
  ['de', 'Straße', 'strasse'],
  ['de', 'Über uns', 'ueber-uns'],
  ['de', 'GRÖẞE UND ÄRGER', 'groesse-und-aerger'],
  ['de-AT', 'Jänner: Öffnungszeiten', 'jaenner-oeffnungszeiten'],
  ['fr', 'L’été à Nîmes : cœur & œuvres', 'lete-a-nimes-coeur-oeuvres'],
  ['fr', 'Où ça ? Haÿ-les-Roses', 'ou-ca-hay-les-roses'],
  ['es', '¿Cómo llegar? Año nuevo', 'como-llegar-ano-nuevo'],
  ['pt', 'Ações e informações', 'acoes-e-informacoes'],
  ['it', 'Perché sì: città e università', 'perche-si-citta-e-universita'],
  ['ca', 'Col·lecció', 'colleccio'],
  ['nl', 'Eén coördinatie in ĳsland', 'een-coordinatie-in-ijsland'],
  ['pl', 'Łódź', 'lodz'],
  ['pl', 'Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
  ['cs', 'Příliš žluťoučký kůň', 'prilis-zlutoucky-kun'],
  ['sk', 'Ľudia a vŕba', 'ludia-a-vrba'],
  ['hu', 'Árvíztűrő tükörfúrógép', 'arvizturo-tukorfurogep'],
  ['ro', 'Țară și școală', 'tara-si-scoala'],
  ['hr', 'Čakovec i Đakovo', 'cakovec-i-dakovo'],
  ['sr-Latn', 'Đorđe', 'djordje'],
  ['da', 'Ærø', 'aeroe'],
  ['da', 'Århus på øen', 'aarhus-paa-oeen'],
  ['nb', 'Blåbær og gjær', 'blaabaer-og-gjaer'],
  ['sv', 'Malmö, Åre och Mjölby', 'malmo-are-och-mjolby'],
  ['fi', 'Hyvää yötä', 'hyvaa-yota'],
  ['is', 'Það er þörf', 'thad-er-thorf'],
  ['et', 'Õppejõud ja üliõpilane', 'oppejoud-ja-uliopilane'],
  ['lt', 'Žemaitė ir ąžuolas', 'zemaite-ir-azuolas'],
  ['mt', 'Ħal Qormi', 'hal-qormi'],
  ['tr', 'IŞIK ve ılık İstanbul', 'isik-ve-ilik-istanbul'],
  ['az', 'Azərbaycan', 'azerbaycan'],
  ['vi', 'Tiếng Việt: Đà Nẵng', 'tieng-viet-da-nang'],
  ['haw', 'Hawaiʻi', 'hawaii'],
  ['yo', 'Ẹ̀kọ́ Yorùbá', 'eko-yoruba'],
  ['el', 'Η ΟΔΟΣ της Ελλάδος', 'η-οδος-της-ελλάδος'],
  ['ru', 'О нас: ёлка и йод', 'о-нас-ёлка-и-йод'],
  ['uk', 'Їжак і п’ять ґав', 'їжак-і-пять-ґав'],
  ['bg', 'За НАС', 'за-нас'],
  ['sr', 'Љубав и Његош', 'љубав-и-његош'],
  ['ka', 'საქართველო', 'საქართველო'],
  ['hy', 'Հայաստան՝ մեր տուն', 'հայաստան-մեր-տուն'],
  ['ar', 'مَرْحَبًا بِكُمْ', 'مرحبا-بكم'],
  ['ar', 'الأخبـــار، ٢٠٢٦', 'الأخبار-٢٠٢٦'],
  ['fa', 'می‌خواهم کتاب', 'میخواهم-کتاب'],
  ['ur', 'ہمارے بارے میں', 'ہمارے-بارے-میں'],
  ['he', 'שָׁלוֹם עוֹלָם', 'שלום-עולם'],
  ['he', 'צה״ל ותל־אביב', 'צהל-ותל-אביב'],
  ['hi', 'हिन्दी में क्या है?', 'हिन्दी-में-क्या-है'],
  ['bn', 'আমাদের সম্পর্কে', 'আমাদের-সম্পর্কে'],
  ['ta', 'தமிழ்நாடு', 'தமிழ்நாடு'],
  ['th', 'ทำไมน้ำจึงสำคัญ', 'ทำไมน้ำจึงสำคัญ'],
  ['km', 'ភាសាខ្មែរ', 'ភាសាខ្មែរ'],
  ['am', 'ሰላም፡ለዓለም', 'ሰላም-ለዓለም'],
  ['ja', '日本語', '日本語'],
  ['ja', '「ガイド」・ﾊﾟﾝの作り方', 'ガイド-パンの作り方'],
  ['ja', '２０２６年 ＡＢＣ', '2026年-abc'],
  ['ja', '二〇二六年、時々雨', '二〇二六年-時々雨'],
  ['zh', '北京：历史与文化（上）', '北京-历史与文化-上'],
  ['zh-TW', '關於我們', '關於我們'],
  ['ko', '대한민국 소개 ㅋㅋ', '대한민국-소개-ㅋㅋ'],
  ['en', 'Party 🎉 time 1️⃣', 'party-time-1'],
  ['ja', '愛❤️葛󠄀城', '愛葛城'],
];

describe('toSlug()', () => {
  it.each(TITLES)('writes a title in %s, “%s”, as its readers would', (language, title, slug) => {
    expect(toSlug(title, language)).toBe(slug);
    expect(toSlug(title.normalize('NFD'), language)).toBe(slug);
    expect(slugOfTitle(title, language)).toBe(slug);
  });

  it('gives two titles of one tree two addresses', () => {
    const slugs = new Set<string>();
    for (const [language, title] of [...TITLES, ...TITLES])
      slugs.add(freeSlug(slugOfTitle(title, language), (slug) => slugs.has(slug)));
    expect(slugs.size).toBe(TITLES.length * 2);
    for (const slug of slugs) expect(slugSchema.safeParse(slug).error).toBeUndefined();
  });

  it('leaves every address of Latin letters that earlier versions stored as it is', () => {
    const name = fc.stringMatching(/^[a-z0-9_-]{1,40}$/);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 4 }), (names) => {
        expect(toSlug(names.join('/'), 'de')).toBe(names.join('/'));
      }),
    );
  });

  it('gives an address that it leaves as it is, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ unit: fc.constantFrom(...TITLES.flatMap(([, title]) => Array.from(title)), '/'), maxLength: 400 }),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('en', 'de', 'da', 'tr', 'el'),
        fc.integer({ min: 2, max: 20 }),
        (one, language, number) => {
          const slug = slugOfTitle(one, language);
          expect(toSlug(slug)).toBe(slug);
          expect(toSlug(toSlug(one, language), language)).toBe(toSlug(one, language));
          if (one.trim() !== '') expect(slug).toMatch(/[\p{L}\p{N}]/u);
          const taken = freeSlug(slug, (tried) => tried === slug || !tried.endsWith(`-${number}`));
          expect([taken, toSlug(taken)]).toEqual([taken, taken]);
          for (const part of taken.split('/')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(200);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('cuts a long title between words, or between letters with their marks', () => {
    expect(toSlug(`${'word '.repeat(39)}words`)).toBe(`${'word-'.repeat(39)}words`);
    expect(toSlug(`${'word '.repeat(39)}longer`)).toBe(`${'word-'.repeat(38)}word`);
    expect(toSlug('日本語'.repeat(30))).toBe('日本語'.repeat(22));
    expect(toSlug('हिन्दी'.repeat(30))).toBe('हिन्दी'.repeat(11));
  });
});

describe('slugOfTitle()', () => {
  it.each(['🎉', '!!!', '–', '/', '\u200d'])('names a page without letters, “%s”, by its kind', (title) => {
    expect(slugOfTitle(title)).toBe('page');
  });
});
