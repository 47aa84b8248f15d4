import { expect, test } from 'vitest';
import { headerRules } from '../write/headers.ts';
import { fileHeaders } from './file-headers.ts';

const rules = headerRules("default-src 'self'");

test('fileHeaders() gives pages their security headers, and has them asked for again', () => {
  expect(fileHeaders('about/index.html', rules)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  expect(fileHeaders('404.html', rules)['cache-control']).toBe('no-store');
});

test('fileHeaders() lets hashed files be kept, and files be downloads', () => {
  expect(fileHeaders('_astro/a.12345678.js', rules)).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(fileHeaders('_files/plan/Plan.pdf', rules)).toMatchObject({ 'content-disposition': 'attachment' });
});
