import { readFileSync } from 'node:fs';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { languageOf } from '#content-store/drafts/people/find-user.ts';
import { EDITOR_LANGUAGES } from '#content-store/model/people/editor-language.ts';
import { type EditorCatalogue, speak } from '../../editor/words/speak.ts';

export type SpokenWords = ReturnType<typeof wordsIn>;

const known = new Map<string, ReturnType<typeof speak>>();

/**
 * What the service says to people, in a language (BCP 47): its texts are in the catalogues of the editor, and English where
 * there is none.
 */
export function wordsIn(tag: string) {
  const [language = ''] = tag.split('-');
  const own = Object.hasOwn(EDITOR_LANGUAGES, language) && language !== 'en' ? language : 'en';
  const spoken = known.get(own) ?? speak({ language: own, texts: own === 'en' ? {} : textsIn(own) });
  known.set(own, spoken);
  const days = new Intl.DateTimeFormat(own === 'en' ? 'en-GB' : own, { dateStyle: 'long', timeZone: 'UTC' });
  return { ...spoken, language: own, day: (iso: string) => days.format(new Date(iso)) };
}

const textsIn = (language: string): EditorCatalogue['texts'] =>
  JSON.parse(readFileSync(new URL(`../../editor/words/${language}.json`, import.meta.url), 'utf8'));

/** The words for a person with an account. */
export const wordsOfPerson = async (db: Db, userId: string): Promise<SpokenWords> =>
  wordsIn(await languageOf(db, userId));
