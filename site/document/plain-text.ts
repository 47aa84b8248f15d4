/** A value of a header as plain text; empty for what is no text. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/<[^<>]*>/g, '').trim() : '';
}
