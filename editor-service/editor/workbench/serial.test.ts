import { expect, test } from 'vitest';
import { serial } from './serial.ts';

test('serial() runs tasks of one name one after the other, even after a failure', async () => {
  const inTurn = serial<string>();
  const seen: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
    };
  const first = inTurn('page', task('first', true));
  const second = inTurn('page', task('second'));
  const other = inTurn('footer', task('other'));
  await expect(first).rejects.toThrow('first');
  await Promise.all([second, other]);
  expect(seen.filter((line) => !line.startsWith('other'))).toEqual([
    'first starts',
    'first ends',
    'second starts',
    'second ends',
  ]);
  expect(seen.indexOf('other starts')).toBeLessThan(seen.indexOf('first ends'));
});
