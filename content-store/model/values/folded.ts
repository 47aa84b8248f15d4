/** A text as searches compare it: without accents, in lower case. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** True when a text contains every word that was typed. */
export function containsWords(text: string, typed: string): boolean {
  const among = folded(text);
  return folded(typed.trim())
    .split(/\s+/)
    .every((word) => among.includes(word));
}
