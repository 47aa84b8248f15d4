/**
 * The name in use for a stored one: itself while it is offered, else the first of its successors that is; without such a
 * successor it stays as it is. Successors that form a circle lead nowhere.
 */
export function currentName(
  stored: string,
  isOffered: (name: string) => boolean,
  successors: Readonly<Record<string, string>>,
): string {
  const seen = new Set<string>();
  let name: string | undefined = stored;
  while (name !== undefined && !seen.has(name)) {
    if (isOffered(name)) return name;
    seen.add(name);
    name = Object.hasOwn(successors, name) ? successors[name] : undefined;
  }
  return stored;
}
