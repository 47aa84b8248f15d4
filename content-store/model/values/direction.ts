const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** The direction in which a language (BCP 47) is written; `getTextInfo()` of `Intl.Locale` is not in every browser. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';

const LETTERS_TO_THE_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A name inside a sentence from left to right: one in the other direction keeps marks and numbers beside it in their
 * order. An address, or a name after a number, is from left to right itself.
 */
export const isolated = (name: string): string =>
  LETTERS_TO_THE_LEFT.test(name) ? `${/^[/#]/.test(name) ? '\u2066' : '\u2068'}${name}\u2069` : name;
