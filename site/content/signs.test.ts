import { expect, test } from 'vitest';
import { securityText, webManifest } from './signs.ts';

const SITE = { name: 'Common Ground', description: '', siteUrl: 'https://example.org' };

test('webManifest() names the site and its icons', () => {
  const manifest = JSON.parse(webManifest(SITE, () => true));
  expect(manifest).toMatchObject({ name: 'Common Ground', start_url: '/', icons: [{ src: '/icon-192.png' }, {}] });
  expect(manifest).not.toHaveProperty('description');
  const own = JSON.parse(webManifest(SITE, (path) => path === 'icon-512.png'));
  expect(own.icons).toEqual([{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }]);
});

test('securityText() names whom to tell, until when that holds, and its own address', () => {
  const contact = ['mailto:security@example.org'];
  expect(securityText(SITE, { contact, expires: '2027-10-31' })?.split('\n')).toEqual([
    'Contact: mailto:security@example.org',
    'Expires: 2027-10-31T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://example.org/.well-known/security.txt',
    '',
  ]);
  expect(securityText(SITE, undefined)).toBeNull();
});
