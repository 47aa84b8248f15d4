import { createElement, Fragment, type ReactNode } from 'react';

/** A text, or its forms by plural category where it says a number. */
type Translation = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** The texts of the editor in another language, by the English one; `Open|state` is that of `t('Open', { context: 'state' })`. */
export interface EditorCatalogue {
  /** BCP 47. */
  language: string;
  texts: Readonly<Record<string, Translation>>;
}

/** Numbers are written as the language does. `context` tells apart what English calls by one word. */
type Values = Readonly<Record<string, string | number | undefined>>;

declare global {
  interface Window {
    /** Set by the script of a language before the shell's own; the page in the canvas reads that of the shell. */
    pagewrightWords?: EditorCatalogue;
  }
}

interface Pattern {
  text: string;
  names: readonly string[];
  matches: RegExp;
}

/** Patterns with fewer letters would match what they do not mean. */
const MIN_LETTERS = 7;

/** How a text with `{name}`s is found again once they are filled in. */
function patternOf(text: string): Pattern[] {
  const pieces = text.split(/\{(\w+)\}/);
  const plain = pieces.filter((_, index) => index % 2 === 0);
  if (pieces.length === 1 || plain.join('').replaceAll(/\P{L}/gu, '').length < MIN_LETTERS) return [];
  const source = plain.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+?)');
  return [{ text, names: pieces.filter((_, index) => index % 2 === 1), matches: new RegExp(`^${source}$`, 's') }];
}

/** What says the texts of a catalogue; a text that it lacks is said in English. */
export function speak({ language, texts }: EditorCatalogue) {
  const known = new Map(Object.entries(texts));
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const shown = (value: string | number | undefined) =>
    typeof value === 'number' ? numbers.format(value) : (value ?? '');

  const filled = (text: string, values: Values): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in values ? shown(values[name]) : whole));

  function t(text: string, values?: Values): string {
    const found = known.get(values?.context === undefined ? text : `${text}|${values.context}`) ?? text;
    const form = typeof found === 'string' ? found : (found.other ?? text);
    return values ? filled(form, values) : form;
  }

  function tn(count: number, one: string, many: string, values?: Values): string {
    const forms = known.get(many) ?? { one, other: many };
    const form = typeof forms === 'string' ? forms : (forms[plurals.select(count)] ?? forms.other ?? many);
    return filled(form, { count, ...values });
  }

  function tParts(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
    const pieces = t(text).split(/\{(\w+)\}/);
    const put = (piece: string, index: number) => {
      if (index % 2 === 0) return piece;
      const part = parts[piece];
      return typeof part === 'number' ? numbers.format(part) : part;
    };
    return createElement(Fragment, null, ...pieces.map(put));
  }

  let patterns: readonly Pattern[] | undefined;

  function said(sentence: string): string {
    if (known.size === 0 || known.has(sentence)) return t(sentence);
    patterns ??= [...known.keys()].flatMap(patternOf).toSorted((one, other) => other.text.length - one.text.length);
    for (const { text, names, matches } of patterns) {
      const found = matches.exec(sentence);
      if (found) return t(text, Object.fromEntries(names.map((name, index) => [name, said(found[index + 1] ?? '')])));
    }
    return sentence;
  }

  return { known, t, tn, tParts, said };
}

const catalogue = typeof window === 'undefined' ? undefined : window.parent.pagewrightWords;

/** The language of the editor: `en` unless the person has another one; it changes with the next load of the shell. */
export const editorLanguage = catalogue?.language ?? 'en';

/** Where dates and lists are written as the language does; English ones are British. */
export const editorLocale = editorLanguage === 'en' ? 'en-GB' : editorLanguage;

const spoken = speak(catalogue ?? { language: editorLanguage, texts: {} });

/** A text in the person's language, by its English one; `{name}` is replaced by that value. */
export const { t } = spoken;
/** The same with a number, `{count}`: `tn(3, '{count} page', '{count} pages')`. */
export const { tn } = spoken;
/** The same with elements for its `{name}`s, for a sentence with markup inside. */
export const { tParts } = spoken;
/** A sentence of the service; one with values in it is found by its text with `{name}`s, else it stays as it is. */
export const { said } = spoken;
/** All texts of the catalogue by the English ones; empty in English. */
export const { known: knownTexts } = spoken;
let english: ReadonlyMap<string, string> | undefined;

/** The English text that says the same; empty in English, and for what the catalogue lacks. */
export function englishOf(text: string): string {
  english ??= new Map([...knownTexts].flatMap(([own, said]) => (typeof said === 'string' ? [[said, own]] : [])));
  return english.get(text) ?? '';
}

/** `1,200` as the language writes it. */
export const formatted = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(editorLanguage, options);
