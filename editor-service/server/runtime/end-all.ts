/**
 * Ends all of them: each is called at once, so that nothing new begins, however long one takes to end. Resolves when all
 * have ended; then throws the first error.
 */
export async function endAll(...ends: readonly (() => Promise<void> | undefined)[]): Promise<void> {
  const outcomes = await Promise.allSettled(ends.map(async (end) => end()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
