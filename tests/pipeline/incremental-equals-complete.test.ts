import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOf } from '../run/long-form.ts';
import { type Edit, edit, everyEdit, make } from './edits.ts';
import { openTemporarySite, type TemporarySite } from './temporary-site.ts';

/** `npm run validate -- --all` takes the long form. */
const SITES = numberOf({ short: 3, long: 50 });

/**
 * What happens between an edit and the next one: nothing, its delivery, or a delivery that the next edit interrupts after some
 * pages; then the builder may be killed as well. Or a start with another address, which the next edit interrupts.
 */
const meanwhile = fc.oneof(
  ...(['nothing', 'delivery'] as const).map((kind) => fc.constant({ kind })),
  fc.record({ kind: fc.constantFrom('interrupt' as const, 'kill' as const, 'move' as const), pages: fc.nat(4) }),
);
type Meanwhile = typeof meanwhile extends fc.Arbitrary<infer Value> ? Value : never;

/** Edits, each with what happens before the next one. */
const delivered = (edits: fc.Arbitrary<Edit[]>) =>
  edits.chain((all) => fc.tuple(...all.map((one) => fc.tuple(fc.constant(one), meanwhile))));

/** One site takes several sequences one after another; in the first, there is every kind of edit. */
const sequence = delivered(fc.array(edit, { minLength: 4, maxLength: 14 }));
const sequences = fc.tuple(delivered(everyEdit), sequence, sequence, sequence);

describe('after any sequence of edits', () => {
  it('dist is byte for byte what a clean complete build writes; its search answers like it, and has its bytes when tidied', {
    timeout: numberOf({ short: 600_000, long: 7_200_000 }),
  }, async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (all) => {
        const site = await openTemporarySite();
        try {
          await site.builder.catchUp();
          for (const [index, edits] of all.entries()) {
            for (const [next, then] of edits) {
              await make(next, site);
              await happen(then, site);
            }
            await site.deliver();
            await site.builder.catchUp();
            const compared = index % 2 === 1 ? 'bytes' : 'answers';
            if (compared === 'bytes') await site.builder.tidy();
            expect(await site.built(compared)).toEqual(await site.cleanBuild(compared));
          }
          const built = await site.built();
          for (const [path, text] of await site.renderedByThread()) expect(built.get(path), path).toBe(text);
        } finally {
          await site.close();
        }
      }),
      { numRuns: SITES },
    );
  });
});

let moves = 0;

async function happen(then: Meanwhile, site: TemporarySite): Promise<void> {
  if (then.kind === 'delivery') await site.deliver();
  if (!('pages' in then)) return;
  let asked = 0;
  const isNewer = () => asked++ >= then.pages;
  if (then.kind === 'move') return site.restart({ isNewer }, `https://site-${++moves}.example.org`);
  await site.deliver(undefined, { isNewer });
  if (then.kind === 'kill') await site.restart();
}
