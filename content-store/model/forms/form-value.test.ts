import { describe, expect, test } from 'vitest';
import { formFieldSchema } from './form-field.ts';
import { isEmail, valueProblem } from './form-value.ts';

const problem = (field: object, value: string) => valueProblem(formFieldSchema.parse({ name: 'x', ...field }), value);

describe('valueProblem()', () => {
  test.each([
    [{ required: true }, '  ', 'required'],
    [{ required: true }, 'x', undefined],
    [{}, '', undefined],
    [{ maxLength: 3 }, 'abcd', 'too-long'],
    [{}, 'x'.repeat(10_001), 'too-long'],
    [{ type: 'email' }, '', undefined],
    [{ type: 'email' }, 'ben@', 'email'],
    [{ type: 'email', required: true }, 'ben@example.org', undefined],
    [{ type: 'date' }, '2026-02-28', undefined],
    [{ type: 'date' }, '28/02/2026', undefined],
    [{ type: 'date' }, '2026-02-31', 'date'],
    [{ type: 'date' }, 'tomorrow', 'date'],
    [{ type: 'date' }, '', undefined],
    [{ type: 'phone' }, '0412 345 678', undefined],
    [{ type: 'phone' }, '+61 (3) 9123-4567', undefined],
    [{ type: 'phone' }, '12', 'phone'],
    [{ type: 'phone' }, '......', 'phone'],
    [{ type: 'phone' }, 'call me', 'phone'],
    [{ type: 'checkbox', required: true }, 'false', 'required'],
    [{ type: 'checkbox' }, 'maybe', 'checkbox'],
    [{ type: 'checkbox', required: true }, 'true', undefined],
    [{ type: 'captcha' }, '', 'captcha'],
    [{ type: 'select', options: ['Red'] }, 'Blue', 'option'],
    [{ type: 'multipleChoice', options: ['Red', 'Blue'] }, 'Red;;Blue', undefined],
    [{ type: 'multipleChoice', options: ['Red', 'Blue'] }, 'Red;;Green', 'option'],
    [{ type: 'multipleChoice', options: ['Red'], required: true }, '', 'required'],
  ])('F12 of %j with %j is %s', (field, value, expected) => {
    expect(problem(field, value)).toBe(expected);
  });
});

test.each(['a@x.org, b@z.org', 'a@x.org\r\nBcc: b@z.org', 'Ben <a@x.org>', 'team: a@x.org;', 'a@localhost', '@x.org'])(
  'isEmail() accepts one plain address, not %j',
  (text) => expect(isEmail(text)).toBe(false),
);

test('isEmail() checks a long text in linear time', { timeout: 15_000 }, () => {
  expect(isEmail(`${'a'.repeat(50_000)}@${'a.'.repeat(25_000)}`)).toBe(false);
});
