/** Where a field is inside a content item: names of fields, positions in lists. */
export type FieldPath = readonly (string | number)[];

type Fields = Record<string, unknown>;

const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The fields that `given` has and `known`, what a schema made of it, does not: nobody names them. Entries that a schema cut
 * off a list are none of these.
 */
export function unknownFields(given: unknown, known: unknown): FieldPath[] {
  return differences(given, known, ([name]) => (RESERVED.has(name) ? [] : [[name]]));
}

/** Those of them that cannot be kept, because their name could reach a prototype; fields of unknown fields, too. */
export function reservedFields(given: unknown, known: unknown): FieldPath[] {
  return differences(given, known, ([name, value]) => {
    if (RESERVED.has(name)) return [[name]];
    return prefixed(name, reservedFields(value, Array.isArray(value) ? value.map(() => ({})) : {}));
  });
}

/** `known` and, in their places, the fields of `given` that nobody names. */
export function withUnknown<T>(given: unknown, known: T): T {
  if (Array.isArray(given) && Array.isArray(known)) {
    return known.map((entry, index) => withUnknown(given[index], entry)) as T;
  }
  if (!isFields(given) || !isFields(known)) return known;
  const kept = Object.entries(known).map(([name, value]) => [name, withUnknown(given[name], value)]);
  const unknown = fieldsOf(given).filter(([name]) => !Object.hasOwn(known, name) && !RESERVED.has(name));
  return Object.fromEntries([...kept, ...unknown.map(([name, value]) => [name, plain(value)])]) as T;
}

/** `given` without the fields that nobody names; the same object when there are none. */
export function onlyKnown<T>(given: T, known: unknown): T {
  if (Array.isArray(given) && Array.isArray(known)) {
    if (!given.some(isContainer)) return given;
    const entries = given.slice(0, known.length).map((entry, index) => onlyKnown(entry, known[index]));
    return (isSameList(entries, given) ? given : entries) as T;
  }
  // A value that became something else when it was read: only what it became has a name.
  if (!isFields(given) || !isFields(known)) return isContainer(given) ? (known as T) : given;
  const fields = Object.entries(given).filter(([name]) => Object.hasOwn(known, name));
  const kept = fields.map(([name, value]) => [name, onlyKnown(value, known[name])] as const);
  const isSame = kept.length === Object.keys(given).length && kept.every(([name, value]) => value === given[name]);
  return isSame ? given : (Object.fromEntries(kept) as T);
}

/** The values of these fields as bytes of JSON. */
export function sizeOf(given: unknown, paths: readonly FieldPath[]): number {
  const values = paths.map((path) => [path.at(-1), path.reduce(stepInto, given)]);
  return new TextEncoder().encode(JSON.stringify(values)).length;
}

/** `tabs.2.title`, as sentences name a field. */
export const pathText = (path: FieldPath): string => path.join('.');

/** What `found` says of each field that only `given` has, with where it stands. */
function differences(
  given: unknown,
  known: unknown,
  found: (field: [name: string, value: unknown]) => FieldPath[],
): FieldPath[] {
  if (Array.isArray(given) && Array.isArray(known)) {
    return known.flatMap((entry, index) => prefixed(index, differences(given[index], entry, found)));
  }
  if (!isFields(given) || !isFields(known)) return [];
  return fieldsOf(given).flatMap((field) => {
    const [name, value] = field;
    return Object.hasOwn(known, name) ? prefixed(name, differences(value, known[name], found)) : found(field);
  });
}

const prefixed = (step: string | number, paths: readonly FieldPath[]): FieldPath[] =>
  paths.map((path) => [step, ...path]);

/** The own fields that say something; JSON knows no undefined. */
function fieldsOf(fields: Fields): [string, unknown][] {
  return Object.entries(fields).filter(([, value]) => value !== undefined);
}

/** A copy of JSON without fields whose name could reach a prototype. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isFields(value)) return value;
  const fields = fieldsOf(value).filter(([name]) => !RESERVED.has(name));
  return Object.fromEntries(fields.map(([name, inner]) => [name, plain(inner)]));
}

function stepInto(value: unknown, step: string | number): unknown {
  return (value as Fields)[step];
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
