import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('counted() says one and many', () => {
  expect([counted(1, 'find'), counted(1200, 'find')]).toEqual(['1 find', '1,200 finds']);
});
