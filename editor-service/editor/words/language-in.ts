import { languageName } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
let tags: ReadonlyMap<string, string> | undefined;

/** A language as another one names it, by the English name that the service says: `German` → `Deutsch`; other words stay. */
export function languageIn(name: string, shownIn: string): string {
  tags ??= new Map(
    [...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)), ...siteLanguages.map(({ tag }) => tag)].map(
      (tag) => [languageName(tag, 'en'), tag],
    ),
  );
  const tag = tags.get(name);
  return tag ? languageName(tag, shownIn) : name;
}
