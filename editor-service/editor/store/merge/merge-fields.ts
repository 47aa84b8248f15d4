import { isRecord, isSame } from '../documents/same.ts';

export type Side = 'mine' | 'theirs';
/** The side chosen for each conflict, by its id. */
export type Choices = Pick<ReadonlyMap<string, Side>, 'get'>;
export const THEIRS: Choices = { get: () => 'theirs' };

/** A field that both sides changed differently. */
export interface FieldConflict {
  kind: 'field';
  /** `field:header.heading`. */
  id: string;
  path: string;
  mine: unknown;
  theirs: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** The value of the side that changed it; where both did, what `decide` returns. */
export function mergeValue<Value>(before: unknown, own: Value, other: Value, decide: () => Value): Value {
  if (isSame(own, other) || isSame(before, other)) return own;
  return isSame(before, own) ? other : decide();
}

/** Merges fields value by value; a list is one value. Where both changed a value, the choice decides, or mine stays. */
export function mergeFields(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  choices: Choices = new Map(),
  path = '',
): { fields: Record<string, unknown>; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = [];
  const mergeOne = (name: string): unknown => {
    const [before, own, other] = [base[name], mine[name], theirs[name]];
    return mergeValue(before, own, other, () => {
      const here = path ? `${path}.${name}` : name;
      if (isRecord(own) && isRecord(other)) {
        const inner = mergeFields(isRecord(before) ? before : {}, own, other, choices, here);
        conflicts.push(...inner.conflicts);
        return inner.fields;
      }
      const id = `field:${here}`;
      conflicts.push({ kind: 'field', id, path: here, mine: own, theirs: other });
      return choices.get(id) === 'theirs' ? other : own;
    });
  };
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const entries = names.map((name) => [name, mergeOne(name)] as const);
  return { fields: Object.fromEntries(entries.filter(([, value]) => value !== undefined)), conflicts };
}
