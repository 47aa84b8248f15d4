import { describe, expect, test } from 'vitest';
import { cleanHeader } from './clean-header.ts';

describe('cleanHeader()', () => {
  test('fills in what the template says and drops what it does not know', () => {
    const { header, warnings, errors } = cleanHeader('home', { heading: 'Hi', odd: 1 });
    expect(header).toMatchObject({ heading: 'Hi', description: '', textColourPurple: true });
    expect(warnings).toEqual(['Header: the field odd is unknown and was dropped']);
    expect(errors).toEqual([]);
  });

  test('names the field that cannot be saved', () => {
    expect(cleanHeader('generic', { heading: 7 }).errors[0]).toMatch(/^Header: heading: /);
  });

  test('keeps the header of a template that nobody provides', () => {
    const { header, warnings } = cleanHeader('toy', { a: 1 });
    expect(header).toEqual({ a: 1 });
    expect(warnings).toEqual(['No template is called toy; its header is kept']);
  });
});
