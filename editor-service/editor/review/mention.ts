/** A person who can be mentioned. */
export interface Mentionable {
  username: string;
  name: string;
}

/** How many people are offered at a time. */
const SHOWN = 6;

/** What was typed of a mention before the caret, `@ad` → `ad`; null where none is being typed, as in an address. Japanese has no space before it. */
export const mentionBefore = (text: string, caret: number): string | null =>
  /(?:^|[^\w.@+-])[@＠]([\p{L}\p{N}_.@+-]{0,100})$/u.exec(text.slice(0, caret))?.[1]?.toLowerCase() ?? null;

/** The people whose name, any word of it, or username begins like this. */
export function peopleMatching(typed: string | null, people: readonly Mentionable[]): Mentionable[] {
  if (typed === null) return [];
  const begins = ({ username, name }: Mentionable) =>
    [username, ...name.toLowerCase().split(' ')].some((word) => word.startsWith(typed));
  return people.filter(begins).slice(0, SHOWN);
}

/** The text with the mention completed, and where the caret is then. */
export function withMention(text: string, caret: number, username: string): { text: string; caret: number } {
  const begin = caret - (mentionBefore(text, caret) ?? '').length - 1;
  const before = `${text.slice(0, begin)}@${username} `;
  return { text: before + text.slice(caret).trimStart(), caret: before.length };
}
