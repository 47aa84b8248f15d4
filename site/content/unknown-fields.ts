import { isFields } from '../fields/is-fields.ts';
import { unlessSame } from '../fields/unless-same.ts';

/** The location of a field inside a content item: field names and list indexes. */
export type FieldPath = readonly (string | number)[];

type Fields = Record<string, unknown>;

const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The unknown fields: those of `given` that are missing in `known`, the result of its schema. Entries that a schema
 * cut off a list are not among them.
 */
export function unknownFields(given: unknown, known: unknown): FieldPath[] {
  return differences(given, known, ([name]) => (RESERVED.has(name) ? [] : [[name]]));
}

/** The unknown fields that must be dropped because their names could reach a prototype, including nested ones. */
export function reservedFields(given: unknown, known: unknown): FieldPath[] {
  return differences(given, known, ([name, value]) => {
    if (RESERVED.has(name)) return [[name]];
    return prefixed(name, reservedFields(value, Array.isArray(value) ? value.map(() => ({})) : {}));
  });
}

/** `known` with the unknown fields of `given` in their places. */
export function withUnknown<T>(given: unknown, known: T): T {
  if (Array.isArray(given) && Array.isArray(known)) {
    return known.map((entry, index) => withUnknown(given[index], entry)) as T;
  }
  if (!isFields(given) || !isFields(known)) return known;
  const kept = Object.entries(known).map(([name, value]) => [name, withUnknown(given[name], value)]);
  const unknown = fieldsOf(given).filter(([name]) => !Object.hasOwn(known, name) && !RESERVED.has(name));
  return Object.fromEntries([...kept, ...unknown.map(([name, value]) => [name, plain(value)])]) as T;
}

/** `given` without its unknown fields; the same object if there are none. */
export function onlyKnown<T>(given: T, known: unknown): T {
  if (Array.isArray(given) && Array.isArray(known)) {
    if (!given.some(isContainer)) return given;
    const entries = given.slice(0, known.length).map((entry, index) => onlyKnown(entry, known[index]));
    return unlessSame(given, entries) as T;
  }
  // The schema turned the value into another type, so none of its fields is known.
  if (!isFields(given) || !isFields(known)) return isContainer(given) ? (known as T) : given;
  const fields = Object.entries(given).filter(([name]) => Object.hasOwn(known, name));
  const kept = fields.map(([name, value]) => [name, onlyKnown(value, known[name])] as const);
  const isSame = kept.length === Object.keys(given).length && kept.every(([name, value]) => value === given[name]);
  return isSame ? given : (Object.fromEntries(kept) as T);
}

/** The size of these fields, names and values, in bytes of JSON. */
export function sizeOf(given: unknown, paths: readonly FieldPath[]): number {
  const values = paths.map((path) => [
    path.at(-1),
    path.reduce((value: unknown, step) => (value as Fields)[step], given),
  ]);
  return new TextEncoder().encode(JSON.stringify(values)).length;
}

/** A path as messages show it: `tabs.2.title`. */
export const pathText = (path: FieldPath): string => path.join('.');

/** Collects the paths that `found` returns for each field that only `given` has. */
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

/** The own fields except undefined ones, which JSON does not have. */
function fieldsOf(fields: Fields): [string, unknown][] {
  return Object.entries(fields).filter(([, value]) => value !== undefined);
}

/** A copy of JSON without fields whose names could reach a prototype. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isFields(value)) return value;
  const fields = fieldsOf(value).filter(([name]) => !RESERVED.has(name));
  return Object.fromEntries(fields.map(([name, inner]) => [name, plain(inner)]));
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;
