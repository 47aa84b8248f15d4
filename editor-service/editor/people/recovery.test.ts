import { expect, test } from 'vitest';
import { isIncomplete, recoveryIn } from './session.ts';

const inAddress = (address: string) => recoveryIn(new URL(address, 'http://localhost'));

test('recoveryIn() extracts token and e-mail, and removes both from the address', () => {
  expect(inAddress('/?token=t0k%2Ben&email=ada%40example.org')).toEqual({
    recovery: { token: 't0k+en', email: 'ada@example.org' },
    rest: '/',
  });
});

test('recoveryIn() recognises the link of the first administrator by its missing e-mail', () => {
  expect(inAddress('/?token=abc').recovery).toEqual({ token: 'abc', email: '' });
});

test('recoveryIn() leaves the rest of the address alone', () => {
  expect(inAddress('/about/us?from=mail&token=abc#team').rest).toBe('/about/us?from=mail#team');
  expect(inAddress('/about?from=mail')).toEqual({ recovery: null, rest: '/about?from=mail' });
});

test('isIncomplete() is true for a link without an e-mail, once there are users', () => {
  expect(isIncomplete({ token: 'abc', email: '' }, true)).toBe(true);
  expect(isIncomplete({ token: 'abc', email: '' }, false)).toBe(false);
  expect(isIncomplete({ token: 'abc', email: 'ada@example.org' }, true)).toBe(false);
});
