import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit, make } from './edits.ts';
import { openTemporarySite } from './temporary-site.ts';

describe('after any sequence of edits', () => {
  it('dist is byte for byte what a clean complete build writes', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(edit, fc.boolean()), { minLength: 4, maxLength: 14 }), async (edits) => {
        const site = await openTemporarySite();
        try {
          await site.builder.catchUp();
          for (const [next, deliverNow] of edits) {
            await make(next, site);
            if (deliverNow) await site.deliver();
          }
          await site.deliver();
          expect(await site.built()).toEqual(await site.cleanBuild());
        } finally {
          await site.close();
        }
      }),
      { numRuns: 200 },
    );
  });
});
