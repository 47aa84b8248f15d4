import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inconsistencies, step, take, withClock } from './set-steps.ts';
import { openTemporarySite } from './temporary-site.ts';

describe('after any sequence of edits, sets, schedules that fall due, and kills', () => {
  it('dist is byte for byte what a clean complete build writes', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const site = await openTemporarySite();
        try {
          await site.builder.catchUp();
          const clocked = await withClock(site);
          for (const next of steps) await take(next, clocked);
          await clocked.schedules.runDue();
          await site.deliver();
          expect(await inconsistencies(clocked)).toEqual([]);
          expect(await site.built()).toEqual(await site.cleanBuild());
        } finally {
          await site.close();
        }
      }),
      { numRuns: 200 },
    );
  });
});
