interface Bounds {
  min: number;
  max: number;
  step?: number | undefined;
}

/**
 * Parses a number field: a number, undefined when empty (the default applies), or null when out of bounds, or when it is
 * a fraction and the steps are whole.
 */
export function readNumber(text: string, { min, max, step = 1 }: Bounds): number | undefined | null {
  if (text === '') return undefined;
  const number = Number(text);
  const isStep = !Number.isInteger(step) || Number.isInteger(number);
  return isStep && number >= min && number <= max ? number : null;
}
