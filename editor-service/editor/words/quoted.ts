import { t } from './t.ts';

/** A name or the words of a text, in the marks of the language. */
export const quoted = (title: string): string => t('“{title}”', { title });
