/** Parses a number field: a number, undefined when empty (the default applies), or null when out of bounds. */
export function readNumber(text: string, { min, max }: { min: number; max: number }): number | undefined | null {
  if (text === '') return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}
