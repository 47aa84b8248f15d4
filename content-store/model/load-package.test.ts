import { expect, test } from 'vitest';
import { loadPackage } from './load-package.ts';

const REASON = 'DATABASE_URL is set';

test('loadPackage() says how to install a package that is absent', async () => {
  const absent = () => import(/* @vite-ignore */ `no-${'such'}-package`);
  await expect(loadPackage('pg', REASON, absent)).rejects.toThrow(
    'DATABASE_URL is set, but pg is not installed: npm install pg',
  );
  expect(await loadPackage('pg', REASON, async () => 1)).toBe(1);
  await expect(loadPackage('pg', REASON, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
