import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inconsistencies, step, take, withClock } from './set-steps.ts';
import { openTemporarySite } from './temporary-site.ts';

/** One site takes several sequences one after another, as opening it takes longer than a sequence. */
const SITES = 50;
const SEQUENCES = 4;

const sequence = fc.array(step, { minLength: 3, maxLength: 9 });
const sequences = fc.array(sequence, { minLength: SEQUENCES, maxLength: SEQUENCES });

describe('after any sequence of edits, sets, schedules that fall due, and kills', () => {
  it('dist is byte for byte what a clean complete build writes', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (all) => {
        const site = await openTemporarySite();
        try {
          await site.builder.catchUp();
          const clocked = await withClock(site);
          for (const steps of all) {
            for (const next of steps) await take(next, clocked);
            await take({ kind: 'pass', minutes: 60 }, clocked);
            await site.deliver();
            expect(await inconsistencies(clocked)).toEqual([]);
            expect(await site.built()).toEqual(await site.cleanBuild());
          }
        } finally {
          await site.close();
        }
      }),
      { numRuns: SITES },
    );
  });
});
