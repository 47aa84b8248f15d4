import { expect, test } from 'vitest';
import { nextOf, stateInWords } from './publishing-words.ts';

const step = (action: 'publish' | 'unpublish', day: string, state: 'waiting' | 'done' = 'waiting') => ({
  ...{ action, day, time: '09:00', state },
  items: [{ _id: 'open-day' }],
});

test('nextOf() says what happens to a page first, of what still waits', () => {
  const steps = [step('publish', '2026-11-30'), step('unpublish', '2026-12-24')];
  expect(nextOf(steps, 'open-day')).toBe('Goes live Mon 30 Nov, 09:00');
  expect(nextOf([step('publish', '2026-11-30', 'done'), ...steps.slice(1)], 'open-day')).toBe(
    'Goes offline Thu 24 Dec, 09:00',
  );
  expect(nextOf(steps, 'other')).toBeNull();
});

test('stateInWords() says how far a move is, and what became of a schedule', () => {
  const progress = { done: 300, total: 1200 };
  const move = { action: 'move', reason: null, progress } as const;
  expect(stateInWords({ ...move, state: 'waiting' })).toBe('Moving, 300 of 1,200 pages');
  expect(stateInWords({ ...move, action: 'undo', state: 'waiting' })).toBe('Undoing, 300 of 1,200 changes');
  expect(stateInWords({ ...move, state: 'cancelled', reason: 'Cancelled by ada' })).toBe(
    'Cancelled, 300 of 1,200 pages: Cancelled by ada',
  );
  expect(stateInWords({ ...move, state: 'done' })).toBe('Done');
  expect(stateInWords({ action: 'publish', state: 'waiting', reason: null })).toBe('Waits');
});
