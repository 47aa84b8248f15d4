type Path = readonly string[];

/** Parsed paths: there are few, and they are needed on every page. */
const known = new Map<string, Path>();
const MAX_KNOWN = 5000;

function stepsOf(path: string): Path {
  const steps = known.get(path) ?? path.split('.');
  if (known.size < MAX_KNOWN) known.set(path, steps);
  return steps;
}

/** The value at `path` (`tabs.2.contents`); undefined if any part of the path is missing. */
export function valueAt(value: unknown, path: string): unknown {
  let inner = value;
  for (const name of stepsOf(path)) inner = own(inner, name);
  return inner;
}

/**
 * A copy of `value` with the value at `path` changed. Objects off the path are reused; if nothing changes, or the path
 * does not exist, `value` itself is returned. A change to undefined removes the field.
 */
export function changeAt<T>(value: T, path: string, change: (old: unknown) => unknown): T {
  return changed(value, stepsOf(path), 0, change) as T;
}

function changed(value: unknown, path: Path, at: number, change: (old: unknown) => unknown): unknown {
  const name = path[at];
  if (name === undefined) return change(value);
  const old = own(value, name);
  if (old === undefined) return value;
  const next = changed(old, path, at + 1, change);
  if (next === old) return value;
  if (Array.isArray(value)) return value.with(Number(name), next);
  if (next !== undefined) return { ...(value as object), [name]: next };
  const { [name]: _, ...others } = value as Record<string, unknown>;
  return others;
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
