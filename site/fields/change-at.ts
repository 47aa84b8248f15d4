type Path = readonly string[];

/** The value at `path` (`tabs.2.contents`); undefined if any part of the path is missing. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => own(inner, name), value);
}

/**
 * A copy of `value` with the value at `path` changed. Objects off the path are reused; if nothing changes, or the path
 * does not exist, `value` itself is returned. A change to undefined removes the field.
 */
export function changeAt<T>(value: T, path: string, change: (old: unknown) => unknown): T {
  return changed(value, path.split('.'), change) as T;
}

function changed(value: unknown, [name, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  const old = own(value, name);
  if (old === undefined) return value;
  const next = changed(old, rest, change);
  if (next === old) return value;
  if (Array.isArray(value)) return value.with(Number(name), next);
  const { [name]: _, ...others } = value as Record<string, unknown>;
  return next === undefined ? others : { ...(value as object), [name]: next };
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
