import type { Limits } from '#content-store/model/fields/part.ts';
import { draftSchema } from './draft-schema.ts';
import { isFields } from './is-fields.ts';
import { mapSame, unlessSame } from './unless-same.ts';

/** The value cut to its limits: texts to their first characters, lists to their first entries. */
export function cutToLimits<T>(value: T, { max, entries, fields }: Limits = {}): T {
  if (typeof value === 'string') return (max !== undefined && isBeyond(value, max) ? firstOf(value, max) : value) as T;
  if (Array.isArray(value)) {
    const list = isBeyond(value, max) ? value.slice(0, max) : value;
    return (entries ? mapSame(list, (entry) => cutToLimits(entry, entries)) : list) as T;
  }
  if (!fields || !isFields(value)) return value;
  let cut: typeof value = value;
  for (const [name, limits] of fields) {
    const inside = cutToLimits(value[name], limits);
    if (inside !== value[name]) cut = { ...cut, [name]: inside };
  }
  return cut;
}

/**
 * The parsed value with what the limits cut off `given`, so that nothing is lost. Only entries that are invalid even in a
 * draft are dropped.
 */
export function withSurplus<T>(given: unknown, parsed: T, limits: Limits = {}): T {
  const { max, entry, entries, fields } = limits;
  if (typeof given === 'string') return (isBeyond(given, max) ? given : parsed) as T;
  if (Array.isArray(given) && Array.isArray(parsed)) {
    const kept = entries ? parsed.map((one, index) => withSurplus(given[index], one, entries)) : parsed;
    if (!isBeyond(given, max) || !entry || !entries) return unlessSame(parsed, kept) as T;
    const draft = draftSchema(entry);
    const surplus = given.slice(max).flatMap((one) => {
      const checked = draft.safeParse(cutToLimits(one, entries));
      return checked.success ? [withSurplus(one, checked.data, entries)] : [];
    });
    return [...kept, ...surplus] as T;
  }
  if (!fields || !isFields(given) || !isFields(parsed)) return parsed;
  const changed = fields.flatMap(([name, inside]) => {
    if (!Object.hasOwn(given, name) || !Object.hasOwn(parsed, name)) return [];
    const value = withSurplus(given[name], parsed[name], inside);
    return value === parsed[name] ? [] : [[name, value] as const];
  });
  return changed.length === 0 ? parsed : { ...parsed, ...Object.fromEntries(changed) };
}

/** A sentence for each text and list beyond its limit: `tiles: 21 items, and only the first 20 are shown`. */
export function beyondLimits(value: unknown, { max, entries, fields }: Limits = {}, path = ''): string[] {
  const at = (step: string | number) => (path === '' ? `${step}` : `${path}.${step}`);
  if (typeof value === 'string' || Array.isArray(value)) {
    const unit = Array.isArray(value) ? 'items' : 'characters';
    const own = isBeyond(value, max) ? [`${path}: ${value.length} ${unit}, and only the first ${max} are shown`] : [];
    const list = Array.isArray(value) && entries ? value : [];
    return [...own, ...list.flatMap((entry, index) => beyondLimits(entry, entries ?? {}, at(index)))];
  }
  if (!fields || !isFields(value)) return [];
  return fields.flatMap(([name, limits]) => beyondLimits(value[name], limits, at(name)));
}

/** The first characters of a text; an emoji at the end is left out, not cut in half. */
const firstOf = (text: string, max: number): string => text.slice(0, isPairAt(text, max - 1) ? max - 1 : max);

const isPairAt = (text: string, index: number): boolean => (text.codePointAt(index) ?? 0) > 0xffff;

const isBeyond = ({ length }: { length: number }, max: number | undefined): boolean =>
  max !== undefined && length > max;
