/** What was used last in this browser, the latest first; nothing where storage is blocked or holds something else. */
export function usedLately<Used extends { id: string }>(name: string): Used[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    if (!Array.isArray(kept)) return [];
    // The picker once kept ids alone.
    const all = kept.map((one: unknown) => (typeof one === 'string' ? { id: one } : one) as Used | null);
    return all.filter((one): one is Used => typeof one?.id === 'string');
  } catch {
    return [];
  }
}

/** Remembers that this was used; keeps at most `most` of them. */
export function noteUsed<Used extends { id: string }>(name: string, used: Used, most: number): void {
  const others = usedLately(name).filter(({ id }) => id !== used.id);
  try {
    localStorage.setItem(name, JSON.stringify([used, ...others].slice(0, most)));
  } catch {
    // Without storage nothing is remembered, and lists keep their usual order.
  }
}
