/** True for rich text without content: an empty paragraph counts as empty. */
export function isEmptyRichText(markup: string): boolean {
  return /^(?:\s|<p>\s*(?:<br\s*\/?>)?\s*<\/p>)*$/.test(markup);
}
