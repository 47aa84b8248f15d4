import { describe, expect, test } from 'vitest';
import { addressOf, isSameView, viewIn } from './hub-address.ts';

const known = ['Topic:Water', 'Topic:Salt & sand', 'Kind:News'];
const at = (search: string) => ({ pathname: '/library', search, hash: '#Hub' }) as Location;

describe('addressOf()', () => {
  test('writes filters and order where viewIn() finds them again', () => {
    const view = { filters: ['Topic:Salt & sand', 'Kind:News'], sort: 'latest' as const };
    const address = addressOf(view, 'a-z', at('?utm=mail'));
    expect(address).toBe('/library?utm=mail&filter=Topic%3ASalt+%26+sand&filter=Kind%3ANews&sort=latest#Hub');
    expect(viewIn(new URL(address, 'http://x').search, known, 'a-z')).toEqual(view);
  });

  test('leaves out what the hub shows anyway', () => {
    expect(addressOf({ filters: [], sort: 'a-z' }, 'a-z', at('?filter=Kind%3ANews&sort=z-a'))).toBe('/library#Hub');
  });
});

describe('viewIn()', () => {
  test('ignores what the hub does not know', () => {
    const search = '?filter=Kind:News&filter=Kind:News&filter=Topic:Fire&filter=%27--&sort=random';
    expect(viewIn(search, known, 'latest')).toEqual({ filters: ['Kind:News'], sort: 'latest' });
  });
});

test('isSameView() does not care in which order filters were chosen', () => {
  const view = (...filters: string[]) => ({ filters, sort: 'a-z' as const });
  expect(isSameView(view('Kind:News', 'Topic:Water'), view('Topic:Water', 'Kind:News'))).toBe(true);
  expect(isSameView(view('Kind:News'), view('Topic:Water'))).toBe(false);
  expect(isSameView(view(), { ...view(), sort: 'z-a' })).toBe(false);
});
