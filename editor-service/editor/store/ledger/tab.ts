import { nanoid } from 'nanoid';

const PREFIX = 'pagewright-tab:';

/** Creates a name for this tab; other tabs can tell whether it is still open. */
export function openTab(): string {
  const tab = nanoid(10);
  // The lock is never released: it ends with the tab. Web Locks exist on https and localhost only.
  void navigator.locks?.request(PREFIX + tab, () => new Promise(() => {}));
  return tab;
}

/** Returns a test for which of these tabs are closed. Without Web Locks, all count as closed. */
export async function deadTabs(tabs: readonly string[]): Promise<(tab: string) => boolean> {
  if (tabs.length === 0 || !navigator.locks) return () => true;
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  return (tab) => !alive.has(PREFIX + tab);
}
