/**
 * The units of a site: the built-in ones without those it leaves out, its own in the place of their namesakes,
 * all other own ones behind them.
 */
export function unitsOf<Unit>(
  builtIn: readonly Unit[],
  own: readonly Unit[],
  nameOf: (unit: Unit) => string,
  without: readonly string[] = [],
): readonly Unit[] {
  const ownByName = new Map(own.map((unit) => [nameOf(unit), unit]));
  const offered = builtIn.filter((unit) => !without.includes(nameOf(unit)));
  const names = new Set(offered.map(nameOf));
  return [
    ...offered.map((unit) => ownByName.get(nameOf(unit)) ?? unit),
    ...own.filter((unit) => !names.has(nameOf(unit))),
  ];
}
