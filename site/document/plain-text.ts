/** A header value as plain text; empty if it is not a string. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/<[^<>]*>/g, '').trim() : '';
}
