import { describe, expect, it } from 'vitest';
import { pathPattern, targetParts } from './server-rules.ts';

describe('pathPattern()', () => {
  it.each([
    ['/old', String.raw`(?i)^/+old/*\z`],
    ['/', String.raw`(?i)^/+/*\z`],
    ['/a.b;{c}', String.raw`(?i)^/+a\x2eb\x3b\x7bc\x7d/*\z`],
    ['/gr%C3%BCn', String.raw`(?i)^/+gr(?:ü|Ü)n/*\z`],
    ['/straße', String.raw`(?i)^/+straße/*\z`],
    ['/line%0a"', String.raw`(?i)^/+line\x0a\x22/*\z`],
  ])('of %s is %s', (from, pattern) => {
    expect(pathPattern(from)).toBe(pattern);
  });
});

describe('targetParts()', () => {
  it.each([
    ['/new', '/new', '?', ''],
    ['/new?', '/new', '?', ''],
    ['/new?x=1', '/new?x=1', '&', ''],
    ['/new?x=1#a?b#c', '/new?x=1', '&', '#a?b#c'],
  ])('splits %s', (to, path, joint, fragment) => {
    expect(targetParts(to)).toEqual({ path, joint, fragment });
  });
});
