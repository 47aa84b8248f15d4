import { languageName } from '#content-store/model/values/site-language.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
let tags: ReadonlyMap<string, string> | undefined;

/**
 * A language as another one names it, by the English name that the service says: `German` → `Deutsch`, `German (Austria)` →
 * `Deutsch (Österreich)`; other words stay. It knows every language, as commands speak before the site folder can be read.
 */
export function languageIn(name: string, shownIn: string): string {
  tags ??= new Map(CODES.map((code) => [languageName(code, 'en'), code]));
  const [, language = name, region = ''] = /^(.+) \((.+)\)$/.exec(name) ?? [];
  const tag = tags.get(language);
  if (!tag) return name;
  if (region === '') return languageName(tag, shownIn);
  const country = CODES.find((code) => languageName(`${tag}-${code}`, 'en') === name);
  return country ? languageName(`${tag}-${country}`, shownIn) : name;
}
