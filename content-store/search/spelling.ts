/** Words in which nothing can be spelled in another way; most are of the alphabet, of kana or of ideographs. */
const PLAIN = /^(?:[a-z0-9']*|[\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff]+)$/;

/** Between a word without its accents and the word with them. */
const ACCENTED = '~';

/** What a writer may leave out: soft hyphens and joiners, Arabic vowels and stretching, Hebrew points. */
const OPTIONAL =
  /[\u00ad\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u2060\ufeff]/g;

/** Letters that are written for one another. */
const SAME: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ς: 'σ', أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ک: 'ك' },
};
const ANY_SAME = new RegExp(`[${Object.keys(SAME).join('')}]`, 'g');

/** Accents, and the letters that Unicode does not make of a letter and an accent. */
const ACCENTS = /[\u0300-\u036f]/g;
const BARE: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' };
const ANY_BARE = new RegExp(`[${Object.keys(BARE).join('')}]`, 'g');

/** A word in the spelling in which words are compared: `ＳＴＲＡẞＥ` → `strasse`, `Élan` → `élan`, `كِتَابة` → `كتابه`. */
export function spelled(written: string): string {
  const word = written.toLowerCase();
  if (PLAIN.test(word)) return word;
  const folded = written.normalize('NFKC').toLowerCase();
  return folded.replace(OPTIONAL, '').replace(ANY_SAME, (letter) => SAME[letter] ?? letter);
}

/** What the index calls a word: itself, or `elan~élan`, which lies beside `elan`. */
export function termOf(word: string): string {
  if (PLAIN.test(word)) return word;
  const bare = withoutAccents(word);
  return bare === word ? word : bare + ACCENTED + word;
}

const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(ANY_BARE, (letter) => BARE[letter] ?? letter);

/** The letters of a term without accents. */
export const lettersOf = (term: string): string => term.split(ACCENTED, 1)[0] ?? '';

/** What the forms of a word have in common; those with accents are apart from those without. */
export function stemOfTerm(term: string, stem: (word: string) => string): string {
  const at = term.indexOf(ACCENTED);
  return at === -1 ? stem(term) : stem(term.slice(at + 1)) + ACCENTED;
}

/** A stem without accents. */
export const bareStem = (stem: string): string => lettersOf(termOf(lettersOf(stem)));
