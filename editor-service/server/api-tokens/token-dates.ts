const DAY_MS = 24 * 60 * 60 * 1000;

/** The dates of a token that is made now and valid for so many days. */
export function tokenDates(days: number): { createdAt: string; expiresAt: string } {
  const now = Date.now();
  return { createdAt: new Date(now).toISOString(), expiresAt: new Date(now + days * DAY_MS).toISOString() };
}
