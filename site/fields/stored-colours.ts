import type { Field } from '#content-store/model/fields/field.ts';
import { changeAt, valueAt } from './change-at.ts';
import { isOffered, offeredColour } from './palette.ts';
import { mapSame } from './unless-same.ts';

/** A stored colour that this site does not offer, and its replacement in rendering. */
export interface GoneColour {
  path: string;
  stored: string;
  rendered: string;
}

/**
 * A copy of `content` in which every colour can be rendered. A colour that is not offered is replaced by that of new
 * content, from `start`, or in a list by that of a new entry.
 */
export function withOfferedColours<T>(content: T, fields: readonly Field[], start: unknown): T {
  return fields.reduce((result, field) => {
    if (field.kind === 'colour')
      return changeAt(result, field.path, (stored) => offeredColour(stored, field.colours, startOf(field, start)));
    if (field.kind !== 'list') return result;
    const offered = (entry: unknown) => withOfferedColours(entry, field.fields, field.newEntry);
    return changeAt(result, field.path, (list) => (Array.isArray(list) ? mapSame(list, offered) : list));
  }, content);
}

/** The colours of stored content that are not offered and have no successor. */
export function goneColours(content: unknown, fields: readonly Field[], start: unknown, prefix = ''): GoneColour[] {
  return fields.flatMap((field) => {
    const value = valueAt(content, field.path);
    const path = `${prefix}${field.path}`;
    if (field.kind === 'colour') return goneColour(path, value, field.colours, startOf(field, start));
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((entry, index) => goneColours(entry, field.fields, field.newEntry, `${path}.${index}.`));
  });
}

/** The same for the colour at `path`; empty if it is offered. */
export function goneColour(path: string, stored: unknown, offered: readonly string[], fallback: string): GoneColour[] {
  if (typeof stored !== 'string' || isOffered(stored, offered)) return [];
  return [{ path, stored, rendered: offeredColour(stored, offered, fallback) }];
}

function startOf(field: Extract<Field, { kind: 'colour' }>, start: unknown): string {
  const colour = valueAt(start, field.path);
  return typeof colour === 'string' ? colour : (field.colours[0] ?? 'transparent');
}
