import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPrefix, pathOf, prefixOf, shardFile, shardName, shardOf } from './shard-names.ts';
import { splitShards } from './split-shards.ts';

const term = fc.string({ unit: fc.constantFrom('a', 'b', 'm', 'z', '0', '9', "'", 'é', 'ж', '語', '𐐷'), minLength: 1 });

test('a shard’s name says which bits its terms begin with, whatever their letters', () => {
  fc.assert(
    fc.property(term, fc.nat(), (word, length) => {
      const prefix = pathOf(word).slice(0, length % (pathOf(word).length + 1));
      expect(prefixOf(shardName(prefix))).toBe(prefix);
      expect(shardFile('postings', shardName(prefix))).toMatch(/^postings-[a-z0-9._-]*\.json$/);
    }),
  );
});

test('each term is in one shard, which is found by the term', () => {
  const line = 'x'.repeat(9000);
  fc.assert(
    fc.property(fc.uniqueArray(term, { maxLength: 30 }), (terms) => {
      const shards = splitShards('postings', '', new Map(terms.map((word) => [word, line])));
      const names = byPrefix([...shards.keys()]);
      for (const [name, lines] of shards) for (const word of lines.keys()) expect(shardOf(word, names)).toBe(name);
      expect([...shards.values()].flatMap((lines) => [...lines.keys()]).sort()).toEqual(terms.toSorted());
      for (const lines of shards.values()) expect(lines.size).toBeLessThanOrEqual(4);
    }),
  );
});

test('a term has no shard where no page has it', () => {
  expect(shardOf('tide', byPrefix(['m', 'ti-00']))).toBeUndefined();
  expect(shardOf('tide', byPrefix(['m', 'ti-01']))).toBe('ti-01');
});
