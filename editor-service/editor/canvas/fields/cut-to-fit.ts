/**
 * A text that became too long, without what was inserted last: as many characters go from before the caret as there are
 * too many. `'abXYc', caret 4, max 4` → `'abXc', caret 3`.
 */
export function cutToFit(text: string, caret: number, max: number): { text: string; caret: number } {
  const excess = text.length - max;
  if (excess <= 0) return { text, caret };
  const end = Math.max(caret, excess);
  return { text: text.slice(0, end - excess) + text.slice(end), caret: end - excess };
}
