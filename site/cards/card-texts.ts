import type { Colour } from '../fields/built-in-palette.ts';

/** The tag category that holds the card kind. */
const KIND_CATEGORY = 'Content type:';

/** The kinds of a page, from its "Content type" tags. */
export const kindsOf = (tags: readonly string[]): string[] =>
  tags.filter((tag) => tag.startsWith(KIND_CATEGORY)).map((tag) => tag.slice(KIND_CATEGORY.length));

/** Ground of each card kind in lower case, as one kind is stored in two spellings; others are white. */
const KIND_COLOURS: ReadonlyMap<string, Colour> = new Map([
  ...kinds('yellow', 'News', 'Idea'),
  ...kinds('darkPurple', 'Hero initiative', 'Scaling program', 'Project', 'Case study', 'Learn Hub'),
  ...kinds('lightGreen', 'Event', 'Webinar', 'Course', 'Learning network'),
  ...kinds('turquoise', 'Toolkit', 'Report', 'Whitepaper', 'Pattern Card', 'Policy'),
  ...kinds('pink', 'Video', 'Audio'),
]);

/** The text and ground of a card's label, from its page's "Content type" tag; null without one. */
export function labelOf(tags: readonly string[]): { text: string; colour: Colour } | null {
  const [text] = kindsOf(tags);
  return text === undefined ? null : { text, colour: KIND_COLOURS.get(text.toLowerCase()) ?? 'white' };
}

/** The end of a sentence, or of a text in a script whose full stop is another or none. */
const ENDED = /[\p{Sentence_Terminal}…\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Deva}]$/u;

/** A description as a plain sentence: no markup, first letter upper-cased, with `. ` appended. */
export function plainDescription(description: string): string {
  const text = description
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return '';
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return ENDED.test(sentence) ? `${sentence} ` : `${sentence}. `;
}

function kinds(colour: Colour, ...names: string[]): [string, Colour][] {
  return names.map((name) => [name.toLowerCase(), colour]);
}
