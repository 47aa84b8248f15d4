import { expect, test } from 'vitest';
import { loadPackage } from './load-package.ts';

const REASON = 'DATABASE_URL is set';

test('loadPackage() says how to install a package that is absent', async () => {
  const absent = () => import(/* @vite-ignore */ `no-${'such'}-package`);
  await expect(loadPackage('postgres', REASON, absent)).rejects.toThrow(
    'DATABASE_URL is set, but pg is not installed: npx pagewright add postgres',
  );
  expect(await loadPackage('postgres', REASON, async () => 1)).toBe(1);
  await expect(loadPackage('postgres', REASON, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
