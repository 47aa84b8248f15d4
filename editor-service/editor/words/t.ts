import { createElement, Fragment, type ReactNode } from 'react';
import { type EditorCatalogue, speak } from './speak.ts';

declare global {
  interface Window {
    /** Set by the script of a language before the shell's own; the page in the canvas reads that of the shell. */
    pagewrightWords?: EditorCatalogue;
  }
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
export const tParts = partsIn(spoken);
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

export function partsIn({ t, numbers }: Pick<ReturnType<typeof speak>, 't' | 'numbers'>) {
  const put = (parts: Readonly<Record<string, ReactNode>>) => (piece: string, index: number) => {
    if (index % 2 === 0) return piece;
    const part = parts[piece];
    return typeof part === 'number' ? numbers.format(part) : part;
  };
  return (text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
    createElement(
      Fragment,
      null,
      ...t(text)
        .split(/\{(\w+)\}/)
        .map(put(parts)),
    );
}
