import { apply } from 'mutative';
import type { Documents } from './documents.ts';

export type Path = readonly (string | number)[];

/** One step of JSON Patch (RFC 6902): in a list `add` inserts and `remove` closes the gap. `remove` has no value. */
export interface Patch {
  op: 'add' | 'replace' | 'remove';
  path: Path;
  value?: unknown;
}

const FORBIDDEN = new Set<string | number>(['__proto__', 'constructor', 'prototype']);

/** The value at `path`; undefined when nothing is there. Only own properties are read. */
export function valueIn(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined,
    root,
  );
}

/** `tabs.2.title` → `['tabs', 2, 'title']`. Throws for a segment that would reach a prototype. */
export function parsePath(text: string): Path {
  return text.split('.').map((segment) => {
    if (FORBIDDEN.has(segment)) throw new Error(`"${text}" names no field`);
    return /^\d+$/.test(segment) ? Number(segment) : segment;
  });
}

/** The documents after `patches`, and the inverse patches. Objects not on the path of a change stay the same. */
export function applyPatches(
  documents: Documents,
  patches: readonly Patch[],
): { documents: Documents; inverse: Patch[] } {
  const inverse: Patch[] = [];
  let current = documents;
  for (const patch of patches) {
    inverse.unshift(inverseOf(current, patch));
    current = apply(current, [{ ...patch, path: [...patch.path] }]) as Documents;
  }
  return { documents: current, inverse };
}

function inverseOf(documents: Documents, { op, path }: Patch): Patch {
  if (op === 'add') return { op: 'remove', path };
  return { op: op === 'remove' ? 'add' : 'replace', path, value: valueIn(documents, path) };
}
