interface Bounds {
  min: number;
  max: number;
}

/** What a text in a number field says: a number, undefined (nothing: the default counts), or null while it is out of bounds. */
export function readNumber(text: string, { min, max }: Bounds): number | undefined | null {
  if (text === '') return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}
