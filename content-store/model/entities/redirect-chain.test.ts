import { describe, expect, it } from 'vitest';
import { postedRedirectSchema, redirectSchema } from './redirect.ts';
import { foldRedirects, redirectProblems, withRedirect } from './redirect-chain.ts';

const redirect = (from: string, to: string) => ({ _id: 'r1', name: '', from, to });
const pairs = (list: readonly { from: string; to: string }[]) => list.map(({ from, to }) => `${from} ${to}`);

describe('redirectSchema', () => {
  it('accepts a path of this site, made canonical, and a target on this or another site', () => {
    expect(redirectSchema.parse(redirect('/Old/', '/new')).from).toBe('/old');
    expect(redirectSchema.parse(redirect('/', 'https://example.org/a?b#c')).from).toBe('/');
  });

  it.each([
    ['//evil.example', '/new'],
    ['/old', '//evil.example'],
    ['/old', '/\\evil.example'],
    ['/old', 'javascript:alert(1)'],
    ['/x 200\n/* https://evil.example 200!', '/new'],
    ['/x', '/new 200'],
    ['/*', '/new'],
    ['/:page', '/new'],
    ['/api/login', '/new'],
    ['/_astro/a.js', '/new'],
    ['/same', '/same'],
  ])('refuses %j to %j', (from, to) => {
    expect(redirectSchema.safeParse(redirect(from, to)).success).toBe(false);
  });
});

describe('postedRedirectSchema', () => {
  it.each([
    ['/old\u0085page', '/new', 'A redirect cannot contain control characters'],
    ['/old', '/new\u0000', 'A redirect cannot contain control characters'],
    ['/old', `/${'ж'.repeat(400)}`, 'This address is too long to redirect to'],
  ])('refuses %j to %j, which stored ones may contain', (from, to, message) => {
    expect(postedRedirectSchema.safeParse({ from, to }).error?.issues[0]?.message).toContain(message);
    expect(redirectSchema.safeParse(redirect(from, to)).success).toBe(true);
  });
});

describe('redirectProblems()', () => {
  it('finds duplicate addresses, and each circle once', () => {
    expect(redirectProblems([redirect('/a', '/b'), redirect('/b', '/c')])).toEqual([]);
    expect(redirectProblems([redirect('/a', '/b'), redirect('/a', '/c')])).toEqual(['/a has two redirects']);
    const circle = [redirect('/c', '/a'), redirect('/a', '/b'), redirect('/b', '/a'), redirect('/x', '/x')];
    expect(redirectProblems(circle)).toEqual([
      'These redirects go round in a circle: /a → /b → /a',
      'These redirects go round in a circle: /x → /x',
    ]);
  });
});

describe('foldRedirects()', () => {
  it('points each redirect to the end of its chain and omits circles', () => {
    const chain = [redirect('/a', '/b'), redirect('/b', '/c'), redirect('/x', '/y'), redirect('/y', '/x')];
    expect(pairs(foldRedirects(chain))).toEqual(['/a /c', '/b /c']);
  });
});

describe('withRedirect()', () => {
  it('handles a page that moves and moves back', () => {
    const there = withRedirect([redirect('/old', '/a')], redirect('/a', '/b'));
    expect(pairs(foldRedirects(there))).toEqual(['/old /b', '/a /b']);
    const back = withRedirect(there, redirect('/b', '/a'));
    expect(pairs(foldRedirects(back))).toEqual(['/old /a', '/b /a']);
  });
});
