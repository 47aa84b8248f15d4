import { describe, expect, test } from 'vitest';
import { linkSchema } from '#content-store/model/values/link.ts';
import { linkAttributes } from './link-attributes.ts';

describe('linkAttributes()', () => {
  test.each([
    ['page', 'about/us', { href: '/about/us' }],
    ['page', '/about', { href: '/about' }],
    ['anchor', 'team', { href: '#team' }],
    ['anchor', '/about#team', { href: '/about#team' }],
    ['external', 'https://example.org', { href: 'https://example.org', target: '_blank', rel: 'noopener' }],
    ['external', 'mailto:ask@example.org', { href: 'mailto:ask@example.org' }],
    ['external', 'tel:+61255501234', { href: 'tel:+61255501234' }],
    ['page', '', { href: '/' }],
    ['file', 'files/a.pdf', { href: '/files/a.pdf', target: '_blank', rel: 'noopener' }],
    ['file', '/_files/1/a.pdf', { href: '/_files/1/a.pdf', target: '_blank', rel: 'noopener' }],
  ])('turns a link of type %s to %s into its attributes', (type, href, attributes) => {
    expect(linkAttributes(linkSchema.parse({ type, href }))).toEqual(attributes);
  });

  test('passes the tracking name to the site script', () => {
    expect(linkAttributes(linkSchema.parse({ href: '/a', tracking: 'cta' }))).toHaveProperty('data-tracking', 'cta');
  });
});
