import { documents, type Snippet, snippetsOf } from './documents.ts';

/** The looks of eight tokens that the tutorial shows. */
export const shownLooks = (): Snippet[] =>
  documents()
    .filter(({ path }) => path.endsWith('adopters/own-site.md'))
    .flatMap(snippetsOf)
    .filter(({ language, code }) => language === 'css' && code.includes('--paper:'));
