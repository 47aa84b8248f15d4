import { z } from 'zod';

/** The languages that the editor speaks, by BCP 47 tag, with what each calls itself; the first is that of the sources. */
export const EDITOR_LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type EditorLanguage = keyof typeof EDITOR_LANGUAGES;

export const editorLanguageSchema = z.enum(Object.keys(EDITOR_LANGUAGES) as [EditorLanguage, ...EditorLanguage[]]);

/** `?language=de`: an address of the shell asks for a language for this browser; a person's own one takes precedence. */
export const LANGUAGE_QUERY = 'language';
