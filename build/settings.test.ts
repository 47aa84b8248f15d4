import { expect, test } from 'vitest';
import { readBuildSettings, unsetAddresses } from './settings.ts';

test('readBuildSettings() refuses a production build without public addresses, in one error', () => {
  const production = { NODE_ENV: 'production', IMAGE_BASE_URL: 'images' };
  expect(() => readBuildSettings(production)).toThrow(
    /^IMAGE_BASE_URL must .*\nPUBLIC_SITE_URL must be set in production\nPUBLIC_EDITOR_URL must be set in production$/,
  );
});

test('readBuildSettings() uses the local addresses outside production, where unsetAddresses() names them', () => {
  expect(readBuildSettings({}).environment).toMatchObject({ siteUrl: 'http://localhost:4321' });
  expect(unsetAddresses({})).toEqual(['PUBLIC_SITE_URL', 'PUBLIC_EDITOR_URL']);
  const set = { PUBLIC_SITE_URL: 'https://example.org', PUBLIC_EDITOR_URL: 'https://edit.example.org' };
  expect(unsetAddresses(set)).toEqual([]);
  expect(readBuildSettings({ ...set, NODE_ENV: 'production' }).environment.apiUrl).toBe('https://edit.example.org');
});
