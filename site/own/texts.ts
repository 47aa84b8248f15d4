/** The words of the site's first language, by group. */
export * from '../words/english.ts';

/** Their language (BCP 47). */
export const language: string = 'en';
