/**
 * A JSON value, or a query, whose texts every database and page can hold: half of an emoji (a lone surrogate), which has no
 * bytes in UTF-8, and NUL, which PostgreSQL refuses, become `\ufffd`. Returns the same object if there is nothing to repair.
 */
export function wellFormed<T>(value: T): T {
  if (typeof value === 'string') return repaired(value) as T;
  if (Array.isArray(value)) {
    const list = value.map(wellFormed);
    return (list.every((one, index) => one === value[index]) ? value : list) as T;
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [repaired(name), wellFormed(inner)] as const);
  const isSame = entries.every(([name, inner]) => inner === (value as Record<string, unknown>)[name]);
  return isSame ? value : (Object.fromEntries(entries) as T);
}

const repaired = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** The objects of JSON, and those of queries, which have no prototype. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
