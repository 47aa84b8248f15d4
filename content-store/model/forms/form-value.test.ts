import { describe, expect, test } from 'vitest';
import { formFieldSchema } from './form-field.ts';
import { isEmail, isPhone, valueProblem } from './form-value.ts';

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
    [{ type: 'phone' }, '+44 20 7946 0958', undefined],
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
  ])('of %j with %j is %s', (field, value, expected) => {
    expect(problem(field, value)).toBe(expected);
  });
});

test.each(['a@x.org, b@z.org', 'a@x.org\r\nBcc: b@z.org', 'Ben <a@x.org>', 'team: a@x.org;', 'a@localhost', '@x.org'])(
  'isEmail() accepts one plain address, not %j',
  (text) => expect(isEmail(text)).toBe(false),
);

test('isEmail() checks a long text in linear time', () => {
  expect(isEmail(`${'a'.repeat(50_000)}@${'a.'.repeat(25_000)}`)).toBe(false);
});

/** As people of these countries write them, from the ranges that regulators keep for fiction where there are some. */
const NUMBERS = [
  ...['0412 345 678', '(02) 5550 1234', '131 114', '1800 975 707', '+61 2 5550 1234', '+61 (0)491 570 156'],
  ...['+44 20 7946 0958', '020 7946 0958', '01632 960983', '07700 900123', '+44 (0)113 496 0999', '0044 1632 960983'],
  ...[
    '+1 (212) 555-0123',
    '212-555-0123',
    '212.555.0123',
    '1-800-555-0199',
    '(212) 555-0123 ext. 12',
    '+1 212 555 0123 x4',
  ],
  ...[
    '+33 1 99 00 12 34',
    '01.99.00.12.34',
    '+49 30 23125-012',
    '030/23125 012',
    '+49 (0) 152 28817386',
    '089 99998-76',
  ],
  ...[
    '+39 06 555 0123',
    '+34 912 34 56 78',
    '+351 212 345 678',
    '+31 20 794 0123',
    '+32 2 555 12 12',
    '+41 44 668 18 00',
  ],
  ...[
    '+43 (0)1 234567-89',
    '+46 8 465 004 12',
    '+47 22 12 34 56',
    '+45 32 12 34 56',
    '+358 9 1234 567',
    '+354 555 1234',
  ],
  ...[
    '+48 22 123 45 67',
    '+420 222 123 456',
    '+36 1 234 5678',
    '+30 21 2345 6789',
    '+90 (212) 555 01 23',
    '+7 495 123-45-67',
  ],
  ...[
    '8 (495) 123-45-67',
    '+380 44 123 4567',
    '+353 1 234 5678',
    '+972 3-123-4567',
    '+971 4 123 4567',
    '+966 11 123 4567',
  ],
  ...['+91 98765 43210', '098765-43210', '+92 21 1234 5678', '+880 2 1234567', '+86 10 1234 5678', '010-1234-5678'],
  ...[
    '+81 3-1234-5678',
    '03-1234-5678',
    '(03)1234-5678',
    '+82 2-312-3456',
    '+852 2123 4567',
    '+65 6123 4567',
    '+60 3-1234 5678',
  ],
  ...[
    '+62 21 1234567',
    '+63 2 8123 4567',
    '+66 2 123 4567',
    '+84 24 1234 5678',
    '+64 9 123 4567',
    '+679 321 2345',
    '+683 4000',
  ],
  ...[
    '+55 (11) 91234-5678',
    '+54 9 11 1234-5678',
    '+52 55 1234 5678',
    '+56 2 2123 4567',
    '+57 601 123 4567',
    '+27 21 123 4567',
  ],
  ...[
    '+234 803 123 4567',
    '+254 20 1234567',
    '+20 2 12345678',
    '+212 5 22 12 34 56',
    '+233 30 212 3456',
    '+290 22222',
    '22222',
  ],
  ...[
    '+４４ ２０ ７９４６ ０９５８',
    '０３－１２３４－５６７８',
    '٠١٢٣٤٥٦٧٨٩',
    '+٩٦٦ ١١ ١٢٣ ٤٥٦٧',
    '۰۲۱ ۱۲۳۴ ۵۶۷۸',
    '०९८७६५ ४३२१०',
  ],
  ...[
    '\u202A+44\u00A020\u00A07946\u00A00958\u202C',
    '+1 212\u2011555\u20110123',
    '+49 30 23125 Durchwahl 12',
    '0412 345 678, доб. 12',
  ],
];

test.each(NUMBERS)('isPhone() accepts %j, and the same without its groups', (number) => {
  expect(isPhone(number)).toBe(true);
  expect(isPhone(` ${number}\t`)).toBe(true);
  if (!/\p{L}/u.test(number)) expect(isPhone(number.replace(/[^+\p{Nd}]/gu, ''))).toBe(true);
});

test.each([
  ...['12', 'call me', '......', '+', '++44 20 7946 0958', '20 7946 +44', 'ext. 12', '123 ext. 456', 'ben@example.org'],
  ...[
    '12345678901234567890123',
    '<b>0412345678</b>',
    '0412 345 678\u0000',
    '1800 FLOWERS',
    `0${' '.repeat(80)}412345678`,
  ],
])('isPhone() refuses %j', (text) => {
  expect(isPhone(text)).toBe(false);
});

test('isPhone() checks a long text in linear time', () => {
  expect(isPhone(`${'('.repeat(500_000)}x`)).toBe(false);
});
