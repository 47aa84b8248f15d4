/**
 * The blocks, templates or headers of a site: the built-in ones except removed ones, those of the same name replaced by
 * the site's own; all other own ones follow.
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
