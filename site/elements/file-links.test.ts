import { describe, expect, test } from 'vitest';
import { withFileBase } from './file-links.ts';

const link = (type: string, href: string) => ({ type, href, text: 'Plan' });

describe('withFileBase()', () => {
  test('prefixes links to files with the file base, at any depth', () => {
    const content = { tabs: [{ links: [link('file', '/_files/plan/plan.pdf')] }], title: '/_files/plan/plan.pdf' };
    expect(withFileBase(content, 'https://files.example/')).toEqual({
      tabs: [{ links: [link('file', 'https://files.example/_files/plan/plan.pdf')] }],
      title: '/_files/plan/plan.pdf',
    });
  });

  test('prefixes an address without a leading slash as well', () => {
    const href = 'https://files.example/files/plan.pdf';
    expect(withFileBase(link('file', 'files/plan.pdf'), 'https://files.example')).toEqual(link('file', href));
  });

  test.each([
    ['page', '/about'],
    ['file', 'https://elsewhere.example/plan.pdf'],
    ['file', 'mailto:me@example.org'],
    ['file', '//elsewhere.example/plan.pdf'],
    ['file', ''],
  ])('leaves a link of type %s to %j unchanged', (type, href) => {
    expect(withFileBase(link(type, href), 'https://files.example')).toEqual(link(type, href));
  });

  test('changes nothing without a base', () => {
    const content = { link: link('file', '/_files/plan/plan.pdf') };
    expect(withFileBase(content, '')).toBe(content);
  });
});
