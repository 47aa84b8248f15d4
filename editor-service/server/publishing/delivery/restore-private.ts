type Fields = Record<string, unknown>;

/**
 * Restores the fields that published files never contain to a document read from one: those that `stored` has and
 * `visible`, a view of it, lacks, and values that differ there. Entries of lists are matched by their `key`, wherever they
 * moved.
 */
export function restorePrivate(fromFile: unknown, stored: unknown, visible: unknown): unknown {
  if (Array.isArray(fromFile)) return fromFile.map((entry) => restoreEntry(entry, stored, visible));
  if (!isFields(fromFile)) return stored !== undefined && fromFile === visible ? stored : fromFile;
  if (!isFields(stored) || !isFields(visible)) return fromFile;
  const hidden = Object.entries(stored).filter(([name]) => !Object.hasOwn(visible, name));
  const shown = Object.entries(fromFile).map(([name, value]) => [
    name,
    restorePrivate(value, stored[name], visible[name]),
  ]);
  return { ...Object.fromEntries(hidden), ...Object.fromEntries(shown) };
}

function restoreEntry(entry: unknown, stored: unknown, visible: unknown): unknown {
  return restorePrivate(entry, withKeyOf(entry, stored), withKeyOf(entry, visible));
}

function withKeyOf(entry: unknown, list: unknown): unknown {
  if (!isFields(entry) || typeof entry.key !== 'string' || !Array.isArray(list)) return undefined;
  return list.find((other) => isFields(other) && other.key === entry.key);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
