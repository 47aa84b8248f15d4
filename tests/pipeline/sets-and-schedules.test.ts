import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOf } from '../run/long-form.ts';
import { inconsistencies } from './inconsistencies.ts';
import { everyStep, step, take, withClock } from './set-steps.ts';
import { openTemporarySite } from './temporary-site.ts';

/** `npm run validate -- --all` takes the long form. */
const SITES = numberOf({ short: 4, long: 75 });
/** On PostgreSQL, and beside others, the long form takes longer than half an hour. */
const TIMEOUT_MS = numberOf({ short: 600_000, long: 7_200_000 });

/** One site takes several sequences one after another; in the first, everything happens that can. */
const sequence = fc.array(step, { minLength: 3, maxLength: 9 });
const sequences = fc.tuple(everyStep, sequence, sequence, sequence);

describe('after any sequence of edits, sets, schedules that fall due, and kills', () => {
  it('dist is byte for byte what a clean complete build writes', { timeout: TIMEOUT_MS }, async () => {
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
