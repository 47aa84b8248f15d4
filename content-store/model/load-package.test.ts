import { expect, test } from 'vitest';
import { loadPackage } from './load-package.ts';

test('loadPackage() says how to install a package that is absent', async () => {
  const absent = () => import(/* @vite-ignore */ `no-${'such'}-package`);
  await expect(loadPackage('pg', absent)).rejects.toThrow('The package pg is not installed: run npm ci');
  expect(await loadPackage('pg', async () => 1)).toBe(1);
  await expect(loadPackage('pg', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
