/**
 * Shortens a text to `max` characters by removing the excess before the caret, where it was just inserted:
 * `'abXYc', caret 4, max 4` → `'abXc', caret 3`.
 */
export function cutToFit(text: string, caret: number, max: number): { text: string; caret: number } {
  const excess = text.length - max;
  if (excess <= 0) return { text, caret };
  const end = Math.max(caret, excess);
  return { text: text.slice(0, end - excess) + text.slice(end), caret: end - excess };
}
