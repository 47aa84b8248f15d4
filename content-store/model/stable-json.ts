/** JSON with sorted keys, so that equal documents have equal texts; `indent` is the number of spaces. */
export function stableJson(value: unknown, indent?: number): string {
  return JSON.stringify(sortKeys(value), null, indent);
}

/** The text of a published file: sorted keys, two spaces, a newline at the end. */
export function publishedJson(value: unknown): string {
  return `${stableJson(value, 2)}\n`;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, child]) => [key, sortKeys(child)]));
}
