import type { ContentItem } from '#content-store/model/values/content-item.ts';

/** A part of its own: the shell is small without the words of all languages. */
let words: typeof import('#site/content/own-words.ts') | undefined;

/** Must be awaited before pages are read: an edit stores all fields of a block. */
export async function loadPageWords(): Promise<void> {
  words ??= await import('#site/content/own-words.ts');
}

/** What a definition filled in, in the language of the page; what was `stored` stays. */
export const inPageWords = (content: ContentItem, stored: ContentItem, language: string): ContentItem =>
  words?.inOwnWords(content, language, stored) ?? content;
