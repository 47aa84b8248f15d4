import { expect, test } from 'vitest';
import { matchingRedirects } from './RedirectsTab.tsx';

const redirects = [
  { _id: '1', name: 'Old team page', from: '/people', to: '/our-team' },
  { _id: '2', name: '', from: '/jobs', to: '/careers' },
];

test('matchingRedirects() searches names and both addresses, ignoring case', () => {
  expect(matchingRedirects(redirects, 'TEAM').map(({ _id }) => _id)).toEqual(['1']);
  expect(matchingRedirects(redirects, '/jobs').map(({ _id }) => _id)).toEqual(['2']);
  expect(matchingRedirects(redirects, 'careers').map(({ _id }) => _id)).toEqual(['2']);
});

test('matchingRedirects() returns all redirects for an empty search, and none without a match', () => {
  expect(matchingRedirects(redirects, '  ')).toHaveLength(2);
  expect(matchingRedirects(redirects, 'kitchen')).toEqual([]);
});
