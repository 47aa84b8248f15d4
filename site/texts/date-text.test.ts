import { expect, test } from 'vitest';
import { dayText, momentText, shortDays, spanTexts } from './date-text.ts';

const texts = (all: readonly { text: string }[]) => all.map(({ text }) => text.replaceAll('\u00a0', ' '));
const START = '2025-08-09T14:50+10:00[Australia/Melbourne]';

test('dayText() is the day as written, whatever the zone of the machine', () => {
  expect(dayText('2025-02-03T00:00:00.000Z', 'en')).toEqual({ text: 'February 3, 2025', machine: '2025-02-03' });
  expect(dayText('2025-02-03T23:59-11:00', 'en')?.machine).toBe('2025-02-03');
  expect(dayText('', 'en')).toBeNull();
  expect(dayText('soon', 'en')).toBeNull();
});

test('spanTexts() repeats no day, and names the zone once', () => {
  const [start, end] = spanTexts({ start: START, end: '2025-08-09T16:00+10:00[Australia/Melbourne]' }, 'en');
  expect(start?.machine).toBe('2025-08-09T14:50+10:00');
  expect(texts([start, end].filter((text) => text !== undefined))).toEqual([
    'Saturday, August 9, 2025 at 2:50 PM',
    '4:00 PM GMT+10',
  ]);
});

test('spanTexts() of several days, of whole days and without a usable end', () => {
  expect(texts(spanTexts({ start: '2025-08-09', end: '2025-08-11' }, 'en'))).toEqual([
    'Saturday, August 9, 2025',
    'Monday, August 11, 2025',
  ]);
  expect(texts(spanTexts({ start: START, end: '2025-08-09' }, 'en'))).toEqual([
    'Saturday, August 9, 2025 at 2:50 PM GMT+10',
  ]);
  expect(texts(spanTexts({ start: START, end: '2020-01-01' }, 'en'))).toHaveLength(1);
  expect(spanTexts({ start: '' }, 'en')).toEqual([]);
});

test('momentText() of a zone that nobody knows names the offset', () => {
  expect(momentText('2025-08-09T14:50+10:00[Moon/Crater]', 'en')?.text).toMatch(/UTC\+10:00$/);
  expect(momentText('2025-08-09T14:50Z', 'en')?.text).toMatch(/UTC$/);
});

test('shortDays() names the last day only if it is another one', () => {
  expect(texts(shortDays({ start: START, end: '2025-08-09T16:00+10:00' }, 'en'))).toEqual(['Aug 9, 2025']);
  expect(texts(shortDays({ start: '2025-08-09', end: '2025-08-11' }, 'en'))).toEqual(['Aug 9, 2025', 'Aug 11, 2025']);
});
