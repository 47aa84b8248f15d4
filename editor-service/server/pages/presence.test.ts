import { expect, it } from 'vitest';
import { createPresence } from './presence.ts';

const caller = (name: string) => ({
  userId: name,
  username: name,
  roles: [],
  sessionId: `session of ${name}`,
  activeDomainId: null,
  isAdmin: false,
});
const NOW = Date.parse('2026-01-01T09:00:00.000Z');

it('createPresence() lists the others at a page until they leave or fall silent', () => {
  const presence = createPresence();
  const names = (pageId: string, name: string, isLeaving: boolean, seconds: number) =>
    presence.note(pageId, caller(name), isLeaving, NOW + seconds * 1000).map(({ username }) => username);
  expect(names('home', 'anna', false, 0)).toEqual([]);
  expect(names('home', 'ben', false, 10)).toEqual(['anna']);
  expect(names('about', 'cleo', false, 10)).toEqual([]);
  expect(names('home', 'anna', false, 20)).toEqual(['ben']);
  expect(names('home', 'ben', true, 30)).toEqual(['anna']);
  expect(names('home', 'anna', false, 40)).toEqual([]);
  expect(names('home', 'ben', false, 101)).toEqual([]);
});

it('createPresence() never lists people to themselves, in any of their sessions', () => {
  const presence = createPresence();
  presence.note('home', caller('anna'), false, NOW);
  expect(presence.note('home', { ...caller('anna'), sessionId: 'a later one' }, false, NOW + 1000)).toEqual([]);
  expect(presence.note('home', caller('ben'), false, NOW + 2000)).toHaveLength(1);
});
