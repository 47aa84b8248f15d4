/** The most characters of an address, and the most bytes of a name in it: file systems hold 255 in one. */
export const MAX_SLUG = 200;

/** More of a text would not fit. */
const MAX_TEXT = 1000;

/** An address of Latin letters without accents stays as it is, whatever a title would give. */
const PLAIN = /^(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;

/** Signs between words in scripts that may have no spaces there: dashes, `、` `「」` `・` `：`, Ethiopic and Tibetan ones. */
const BETWEEN_WORDS =
  /[\p{Pd}\u0f0b-\u0f14\u1361-\u1368\u2026\u2044\u3000-\u3003\u3008-\u3011\u3014-\u301f\u30fb\uff01-\uff0f\uff1a-\uff20\uff5b-\uff65]/gu;
/** What NFKC makes uniform (`Ａ` → `A`), without Thai, Lao and Korean letters that it would take apart. */
const UNIFORM = /[^\u0e33\u0eb3\u0edc\u0edd\u3131-\u318e\uffa0-\uffdc]+/gu;
/** Signs, emoji, what cannot be seen, Hebrew and Arabic vowel points, the long stroke in Arabic, apostrophes as letters. */
const DROPPED =
  /[^\p{L}\p{Mn}\p{Mc}\p{Nd}\p{Nl}\s/_-]|\p{DI}|[\u02b0-\u02ff\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/gu;
const MARK_ALONE = /(?<![\p{L}\p{N}\p{M}])\p{M}+/gu;

const lettersOf = (pairs: string): Record<string, string> =>
  Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=')));

/** Latin letters that are not another one with an accent. */
const LETTERS = lettersOf('ß=ss æ=ae œ=oe ø=oe ł=l đ=d ð=d þ=th ı=i ħ=h ŧ=t ŋ=n ə=e ĸ=k ɓ=b ɗ=d ƙ=k ƴ=y ɛ=e ɔ=o');
const [GERMAN, NORDIC, SERBIAN] = [lettersOf('ä=ae ö=oe ü=ue'), lettersOf('å=aa'), lettersOf('đ=dj')];
/** What a language writes instead of dropping an accent. */
const OF_LANGUAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...{ de: GERMAN, gsw: GERMAN, da: NORDIC, nb: NORDIC, nn: NORDIC, no: NORDIC, sr: SERBIAN, bs: SERBIAN },
};

/**
 * The address that a text gives, as its language (BCP 47) writes it without accents: ` /Über Uns!/ ` → `uber-uns`, in German
 * `ueber-uns`. Letters of other scripts stay: `日本語 入門` → `日本語-入門`. Slashes stay; empty when nothing is left.
 */
export function toSlug(text: string, language = 'en'): string {
  if (PLAIN.test(text)) return text;
  const own = OF_LANGUAGE[language.split('-')[0] ?? ''] ?? {};
  const names = text
    .slice(0, MAX_TEXT)
    .replace(BETWEEN_WORDS, ' ')
    .replace(UNIFORM, (part) => part.normalize('NFKC'))
    .toLowerCase()
    .replace(DROPPED, '')
    .normalize('NFC')
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => own[letter] ?? plainLetter(letter))
    .replace(MARK_ALONE, '')
    .split('/')
    .map((name) => name.replace(/[\s-]+/g, '-').replace(/^-|-$/g, ''));
  return cutSlug(names.filter(Boolean).join('/'));
}

function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return LETTERS[plain] ?? plain;
}

/** An address cut between words, so that it has room for more characters at its end. */
export function cutSlug(slug: string, room = 0): string {
  const names = slug.split('/').map((name) => cutTo(name, (part) => bytesOf(part) <= MAX_SLUG - room));
  return cutTo(names.join('/'), (part) => part.length <= MAX_SLUG - room);
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

function cutTo(text: string, fits: (part: string) => boolean): string {
  let part = text;
  while (!fits(part)) part = part.replace(/\P{M}?\p{M}*$/u, '');
  if (part === text) return text;
  const isWhole = /^[-/]/.test(text.slice(part.length));
  const words = isWhole ? part : part.replace(/[-/][^-/]*$/, '');
  return (words.length * 2 < part.length ? part : words).replace(/[-/_]+$/, '');
}
