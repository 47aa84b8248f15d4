/** White is read on each of them. */
export const PERSON_COLOURS = [
  '#5b3a8c',
  '#1d5bd8',
  '#00695c',
  '#2c6b2f',
  '#8f3009',
  '#a3231b',
  '#9c2664',
  '#4d5156',
] as const;

/** The colour of a person, the same everywhere and whatever they are called. */
export function colourOf(username: string): string {
  const codes = Array.from(username, (letter) => letter.codePointAt(0) ?? 0);
  const sum = codes.reduce((total, code) => (total * 31 + code) % 9973, 7);
  return PERSON_COLOURS[sum % PERSON_COLOURS.length] ?? PERSON_COLOURS[0];
}

/** `Ada Lind` → `AL`, `ada` → `A` */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
