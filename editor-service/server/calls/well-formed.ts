/**
 * A JSON value whose texts are well-formed: half of an emoji (a lone surrogate) becomes `\ufffd`. It has no bytes in
 * UTF-8, so page and script would disagree about it. Returns the same object if there is nothing to repair.
 */
export function wellFormed<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed() as T;
  if (Array.isArray(value)) {
    const list = value.map(wellFormed);
    return (list.every((one, index) => one === value[index]) ? value : list) as T;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name.toWellFormed(), wellFormed(inner)] as const);
  const isSame = entries.every(([name, inner]) => inner === (value as Record<string, unknown>)[name]);
  return isSame ? value : (Object.fromEntries(entries) as T);
}
