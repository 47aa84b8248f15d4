import { describe, expect, test } from 'vitest';
import { inGroups } from './apply-mask.ts';

const PHONE = '#### ### ###';

/** What stands in a field after each key. */
function typed(text: string, mask = PHONE): string {
  return Array.from(text).reduce((before, key) => inGroups(before + key, mask), '');
}

describe('inGroups()', () => {
  test('groups a local number, typed or pasted', () => {
    expect(typed('0412345678')).toBe('0412 345 678');
    expect(inGroups('0412345678', PHONE)).toBe('0412 345 678');
    expect(inGroups('0412 345 678', PHONE)).toBe('0412 345 678');
    expect(typed('23112026', '##/##/####')).toBe('23/11/2026');
    expect(typed('23/11/2026', '##/##/####')).toBe('23/11/2026');
  });

  test.each([
    ...['+44 20 7946 0958', '+442079460958', '02079460958', '020 7946 0958', '(02) 9123 4567', '02 9123 4567'],
    ...['0041446681800', '0044123456', '+1 (212) 555-0123', '212.555.0123', '030/12345678', '+49 30 12345-67 ext. 12'],
    ...[
      '0412 345 678 / 0298 765 432',
      '041 234 5678',
      '04123456789012',
      '٠١٢٣٤٥٦٧٨٩',
      '０４１２３４５６７８',
      '131114',
      '',
    ],
  ])('leaves %s as it was typed, key by key or pasted', (number) => {
    expect(typed(number)).toBe(number);
    expect(inGroups(number, PHONE)).toBe(number);
  });

  test('loses no digit, however a text is edited', () => {
    const digitsOf = (text: string) => text.replace(/\D/g, '');
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 2000; round++) {
      let text = '';
      for (let key = 0; key < 18; key++) {
        const at = random(text.length + 1);
        const edited =
          random(4) > 0
            ? text.slice(0, at) + '0123456789 +'[random(12)] + text.slice(at)
            : text.slice(0, at) + text.slice(at + 1);
        text = inGroups(edited, PHONE);
        expect(digitsOf(text)).toBe(digitsOf(edited));
        if (edited.includes('+')) expect(text).toBe(edited);
      }
    }
  });
});
