/** True for an object that is not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deep equality of plain JSON; shared parts cost nothing, and a field that is undefined counts as absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

/** A value equal to `value` that shares with `known` whatever is equal in both: comparing the two is then cheap. */
export function sharing<Value>(value: Value, known: unknown): Value {
  if (Object.is(value, known)) return value;
  if (Array.isArray(value)) {
    if (!Array.isArray(known)) return value;
    const entries = value.map((entry, index) => sharing(entry, known[index]));
    const isEqual = entries.length === known.length && entries.every((entry, index) => entry === known[index]);
    return (isEqual ? known : entries) as Value;
  }
  if (!isRecord(value) || !isRecord(known)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, sharing(field, known[name])] as const);
  const isEqual = fields.length === Object.keys(known).length && fields.every(([name, field]) => field === known[name]);
  return (isEqual ? known : Object.fromEntries(fields)) as Value;
}
