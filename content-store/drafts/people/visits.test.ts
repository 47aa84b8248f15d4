import { expect, it } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { noteVisit, visitedPages } from './visits.ts';

const NOW = Date.parse('2026-01-01T09:00:00.000Z');
const at = (seconds: number) => NOW + seconds * 1000;

it('noteVisit() lists the others at a page until they leave or fall silent', async () => {
  const db = await temporaryDatabase();
  const names = async (pageId: string, name: string, isLeaving: boolean, seconds: number) => {
    const visits = await noteVisit(db, pageId, { userId: name, username: name, isLeaving, now: at(seconds) });
    return visits.map(({ username }) => username);
  };
  expect(await names('home', 'anna', false, 0)).toEqual([]);
  expect(await names('home', 'ben', false, 10)).toEqual(['anna']);
  expect(await names('about', 'cleo', false, 10)).toEqual([]);
  expect(await names('home', 'anna', false, 20)).toEqual(['ben']);
  expect(await names('home', 'ben', true, 30)).toEqual(['anna']);
  expect(await names('home', 'anna', false, 40)).toEqual([]);
  expect((await visitedPages(db, at(60))).sort()).toEqual(['about', 'home']);
  expect(await names('home', 'ben', false, 101)).toEqual([]);
  expect(await visitedPages(db, at(101))).toEqual(['home']);
});

it('noteVisit() keeps the time of arrival', async () => {
  const db = await temporaryDatabase();
  const anna = { userId: 'anna', username: 'anna', isLeaving: false };
  await noteVisit(db, 'home', { ...anna, now: at(0) });
  expect(await noteVisit(db, 'home', { ...anna, now: at(30) })).toEqual([]);
  const ben = { userId: 'ben', username: 'ben', isLeaving: false, now: at(40) };
  expect(await noteVisit(db, 'home', ben)).toEqual([{ username: 'anna', since: at(0) }]);
});
