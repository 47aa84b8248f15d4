import { expect, test } from 'vitest';
import { barSizeAt } from './bar-size.ts';

test('barSizeAt() leaves room for the choice of a language and for longer words', () => {
  const at = (hasChoice: boolean, isEnglish: boolean) => barSizeAt(1440, { hasChoice, isEnglish });
  expect([at(false, true), at(true, true), at(true, false)]).toEqual(['full', 'full', 'roomy']);
});
