/** The paths of what `given` has and `kept` does not: fields that a schema dropped. */
export function unknownFields(given: unknown, kept: unknown, prefix = ''): string[] {
  if (!isContainer(given) || !isContainer(kept) || Array.isArray(given) !== Array.isArray(kept)) return [];
  const keptFields = new Map(Object.entries(kept));
  return Object.entries(given).flatMap(([name, value]) =>
    keptFields.has(name) ? unknownFields(value, keptFields.get(name), `${prefix}${name}.`) : [`${prefix}${name}`],
  );
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
