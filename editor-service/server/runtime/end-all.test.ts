import { expect, it } from 'vitest';
import { endAll } from './end-all.ts';

it('endAll() lets nothing begin while one is still ending, and reports an error when all have ended', async () => {
  const done: string[] = [];
  const slow = Promise.withResolvers<void>();
  const ended = endAll(
    async () => {
      done.push('first');
      throw new Error('disk full');
    },
    () => {
      done.push('second');
      return slow.promise.then(() => void done.push('second ended'));
    },
    () => void done.push('third'),
  ).finally(() => done.push('all ended'));
  expect(done).toEqual(['first', 'second', 'third']);
  slow.resolve();
  await expect(ended).rejects.toThrow('disk full');
  expect(done.slice(3)).toEqual(['second ended', 'all ended']);
});
