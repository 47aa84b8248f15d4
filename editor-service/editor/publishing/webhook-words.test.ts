import { expect, it } from 'vitest';
import type { WebhookMessage } from '#content-store/model/published/webhook-message.ts';
import { stateWords, whatChanged } from './WebhookTab.tsx';

const message: WebhookMessage = {
  ...{ _id: '01A', state: 'waiting', changed: [], total: 0, isComplete: true, attempts: 0 },
  ...{ dueAt: '2026-11-23T10:00:00.000Z', lastError: null, createdAt: '2026-11-23T09:00:00.000Z' },
};
const at = (address: string, removed = false) => ({ address, url: `https://example.org${address}`, removed });

it.each([
  [{ changed: [at('/about'), at('/news', true)], total: 2 }, '/about, /news (removed)'],
  [{ changed: ['/a', '/b', '/c', '/d'].map((one) => at(one)), total: 40 }, '/a, /b, /c and 37 more'],
  [{ changed: [at('/about')], total: 1, isComplete: false }, '/about and possibly others'],
  [{ isComplete: false }, 'Possibly everything'],
])('whatChanged() of %j is %s', (given, words) => {
  expect(whatChanged({ ...message, ...given })).toBe(words);
});

it.each([
  [{}, /^Waiting$/],
  [{ state: 'sent', attempts: 1 }, /^Received$/],
  [{ state: 'sent', attempts: 3 }, /^Received after 3 attempts$/],
  [{ attempts: 1, lastError: 'It answered 500' }, /^Next attempt .*, after 1 attempt: It answered 500$/],
  [{ state: 'failed', attempts: 31, lastError: 'It answered 500' }, /^Gave up after 31 attempts: It answered 500$/],
] as const)('stateWords() of %j match %s', (given, words) => {
  expect(stateWords({ ...message, ...given })).toMatch(words);
});
