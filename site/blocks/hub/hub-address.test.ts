import { describe, expect, test } from 'vitest';
import { addressOf, isSameView, viewIn } from './hub-address.ts';

const known = ['Topic:Water', 'Topic:Salt & sand', 'Kind:News'];
const at = (search: string) => ({ pathname: '/library', search, hash: '#Hub' }) as Location;
const AZ = { suffix: '', sortBy: 'a-z' as const };

describe('addressOf()', () => {
  test('writes filters and order in the form viewIn() reads', () => {
    const view = { filters: ['Topic:Salt & sand', 'Kind:News'], sort: 'latest' as const };
    const address = addressOf(view, AZ, at('?utm=mail'));
    expect(address).toBe('/library?utm=mail&filter=Topic%3ASalt+%26+sand&filter=Kind%3ANews&sort=latest#Hub');
    expect(viewIn(new URL(address, 'http://x').search, known, AZ)).toEqual(view);
  });

  test("omits the hub's defaults", () => {
    expect(addressOf({ filters: [], sort: 'a-z' }, AZ, at('?filter=Kind%3ANews&sort=z-a'))).toBe('/library#Hub');
  });
});

test('hubs of one page do not read or write the parameters of each other', () => {
  const second = { suffix: '-2', sortBy: 'a-z' as const };
  const view = { filters: ['Kind:News'], sort: 'z-a' as const };
  const address = addressOf(view, second, at('?filter=Topic%3AWater'));
  expect(address).toBe('/library?filter=Topic%3AWater&filter-2=Kind%3ANews&sort-2=z-a#Hub');
  const { search } = new URL(address, 'http://x');
  expect(viewIn(search, known, second)).toEqual(view);
  expect(viewIn(search, known, AZ)).toEqual({ filters: ['Topic:Water'], sort: 'a-z' });
});

describe('viewIn()', () => {
  test('ignores tags and orders the hub does not know', () => {
    const search = '?filter=Kind:News&filter=Kind:News&filter=Topic:Fire&filter=%27--&sort=random';
    expect(viewIn(search, known, { suffix: '', sortBy: 'latest' })).toEqual({ filters: ['Kind:News'], sort: 'latest' });
  });
});

test('isSameView() ignores the order in which filters were chosen', () => {
  const view = (...filters: string[]) => ({ filters, sort: 'a-z' as const });
  expect(isSameView(view('Kind:News', 'Topic:Water'), view('Topic:Water', 'Kind:News'))).toBe(true);
  expect(isSameView(view('Kind:News'), view('Topic:Water'))).toBe(false);
  expect(isSameView(view(), { ...view(), sort: 'z-a' })).toBe(false);
});
