import { expect, it } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { countUse } from './uses.ts';

it('countUse() counts the uses of a key in a period, from its first use', async () => {
  const db = await temporaryDatabase();
  const counts = async (key: string, now: number) => (await countUse(db, key, 1000, now)).count;
  const many = await Promise.all(Array.from({ length: 20 }, () => counts('anna', 0)));
  expect(many.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(await counts('ben', 500)).toBe(1);
  expect(await countUse(db, 'anna', 1000, 999)).toEqual({ count: 21, expiresAt: 1000 });
  expect(await counts('anna', 1000)).toBe(1);
});
