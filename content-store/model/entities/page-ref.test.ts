import { expect, test } from 'vitest';
import { MAX_PARTS, pageRef, partOfRef } from './page-ref.ts';

const ids = Array.from({ length: 20_000 }, (_, index) => `01JD${index.toString(32).toUpperCase()}`);

test('pageRef() gives pages different short names that are safe on every file system', () => {
  const refs = ids.map(pageRef);
  expect(new Set(refs).size).toBe(ids.length);
  for (const ref of refs) expect(ref).toMatch(/^[0-9a-v]{9}$/);
});

test('pageRef() returns stable values, since file names contain them', () => {
  expect([pageRef(''), pageRef('home'), pageRef('01JD')]).toMatchInlineSnapshot(`
    [
      "6l55hpnmc",
      "g1t300oet",
      "meld0v2vn",
    ]
  `);
});

test('partOfRef() spreads pages evenly', () => {
  for (const parts of [1, 8, MAX_PARTS]) {
    const sizes = new Array<number>(parts).fill(0);
    for (const id of ids) sizes[partOfRef(pageRef(id), parts)] = (sizes[partOfRef(pageRef(id), parts)] ?? 0) + 1;
    expect(Math.max(...sizes)).toBeLessThan((ids.length / parts) * 1.5);
    expect(Math.min(...sizes)).toBeGreaterThan((ids.length / parts) * 0.5);
  }
});
