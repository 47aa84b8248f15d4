import { nanoid } from 'nanoid';

const PREFIX = 'pagewright-tab:';

/** A name for this tab; other tabs can see that it is alive as long as it is open. */
export function openTab(): string {
  const tab = nanoid(10);
  // The lock is never given back: it goes when the tab goes. Web Locks exist on https and localhost only.
  void navigator.locks?.request(PREFIX + tab, () => new Promise(() => {}));
  return tab;
}

/** Tells which of these tabs are gone. Where locks do not exist, all count as gone. */
export async function deadTabs(tabs: readonly string[]): Promise<(tab: string) => boolean> {
  if (tabs.length === 0 || !navigator.locks) return () => true;
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  return (tab) => !alive.has(PREFIX + tab);
}
