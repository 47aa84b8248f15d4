import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frontCoded, frontDecoded } from './front-coding.ts';

test('frontCoded() keeps sorted texts, and says shared beginnings once', () => {
  expect(frontCoded(['ab', 'abc', 'abd', 'b'])).toBe('0ab 2c 2d 0b');
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '0', '.'), maxLength: 50 });
  fc.assert(
    fc.property(fc.uniqueArray(text), (texts) => {
      expect(frontDecoded(frontCoded(texts.sort()))).toEqual(texts);
    }),
  );
});
