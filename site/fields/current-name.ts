/**
 * The current name for a stored one: itself if it is offered, otherwise the first successor that is; without one, the
 * stored name. Circular successors count as none.
 */
export function currentName(
  stored: string,
  isOffered: (name: string) => boolean,
  successors: Readonly<Record<string, string>>,
): string {
  if (isOffered(stored)) return stored; // nearly always, for every colour of every block
  const seen = new Set<string>();
  let name: string | undefined = stored;
  while (name !== undefined && !seen.has(name)) {
    if (isOffered(name)) return name;
    seen.add(name);
    name = Object.hasOwn(successors, name) ? successors[name] : undefined;
  }
  return stored;
}
