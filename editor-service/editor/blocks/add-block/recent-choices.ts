const STORED_AS = 'pagewright.added-lately';
const MOST = 6;

/** The ids of what was added lately in this browser, latest first. */
export function recentChoices(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    // Storage may be blocked, or hold something else: then nothing was added lately.
    return [];
  }
}

/** Remembers what was added. */
export function noteRecent(id: string): void {
  try {
    localStorage.setItem(
      STORED_AS,
      JSON.stringify([id, ...recentChoices().filter((other) => other !== id)].slice(0, MOST)),
    );
  } catch {
    // Without storage the order of the groups is all there is.
  }
}
