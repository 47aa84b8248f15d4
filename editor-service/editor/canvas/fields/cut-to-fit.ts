/**
 * Shortens a text to `max` characters by removing the excess before the caret, where it was just inserted:
 * `'abXYc', caret 4, max 4` → `'abXc', caret 3`. An emoji is removed whole.
 */
export function cutToFit(text: string, caret: number, max: number): { text: string; caret: number } {
  const excess = text.length - max;
  if (excess <= 0) return { text, caret };
  const end = Math.max(caret, excess);
  const isHalf = end > excess && (text.codePointAt(end - excess - 1) ?? 0) > 0xffff;
  const start = end - excess - (isHalf ? 1 : 0);
  return { text: text.slice(0, start) + text.slice(end), caret: start };
}
