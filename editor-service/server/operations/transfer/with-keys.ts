/** A page with a key for each component that has none; keys that are there stay. */
export function withKeys(document: unknown): unknown {
  if (componentsIn(document).every(({ key }) => key !== undefined && key !== '')) return document;
  const copy: unknown = structuredClone(document);
  const components = componentsIn(copy);
  const taken = new Set(components.map(({ key }) => key));
  let number = 0;
  for (const component of components) {
    if (component.key !== undefined && component.key !== '') continue;
    do number += 1;
    while (taken.has(`i${number}`));
    component.key = `i${number}`;
  }
  return copy;
}

/** Everything with a component type, in the order of the page. */
function componentsIn(value: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    if ('componentType' in next) found.push(next as Record<string, unknown>);
    waiting.push(...inside.reverse());
  }
  return found;
}
