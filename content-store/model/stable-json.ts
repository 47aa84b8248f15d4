/** JSON with sorted keys, so that equal documents have equal texts; `indent` is the number of spaces. */
export function stableJson(value: unknown, indent?: number): string {
  return JSON.stringify(inOrder(value), null, indent);
}

/** The text of a published file: sorted keys, two spaces, a newline at the end. */
export function publishedJson(value: unknown): string {
  return `${stableJson(value, 2)}\n`;
}

/** JSON with sorted keys. The value itself where they are: stored documents' are, and copying takes longer than writing. */
export function inOrder<T>(value: T): T;
export function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return sortedItems(value);
  const keys = Object.keys(value);
  const isSorted = keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key);
  if (!isSorted) keys.sort((a, b) => (a < b ? -1 : 1));
  const fields = value as Record<string, unknown>;
  const sorted = keys.map((key) => [key, inOrder(fields[key])] as const);
  const isSame = isSorted && sorted.every(([key, child]) => child === fields[key]);
  return isSame ? value : Object.fromEntries(sorted);
}

function sortedItems(list: readonly unknown[]): readonly unknown[] {
  const sorted = list.map((item) => inOrder(item));
  return sorted.every((item, index) => item === list[index]) ? list : sorted;
}
