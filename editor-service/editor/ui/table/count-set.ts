/** How many filters are set, not counting `beside`, those outside the drawer; each end of a range of days counts. */
export function countSet<Filter extends object>(filter: Filter, ...beside: readonly (keyof Filter & string)[]): number {
  return Object.entries(filter)
    .filter(([name]) => !beside.some((other) => other === name))
    .flatMap(([, value]) => (typeof value === 'object' ? Object.values(value) : value))
    .filter(Boolean).length;
}
