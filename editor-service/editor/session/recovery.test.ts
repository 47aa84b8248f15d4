import { expect, test } from 'vitest';
import { recoveryIn } from './recovery.ts';

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
