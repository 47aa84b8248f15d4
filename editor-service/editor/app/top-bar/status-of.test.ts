import { expect, test } from 'vitest';
import { statusOf } from './OpenPageStatus.tsx';

const DRAFT = { isPublished: false, changes: 0, waiting: [], next: null, review: null };
const LIVE = { ...DRAFT, isPublished: true };

test('statusOf() says whether visitors see the page', () => {
  expect(statusOf(DRAFT)).toEqual({ text: 'Draft', tone: 'draft' });
  expect(statusOf(LIVE)).toEqual({ text: 'Live', tone: 'live' });
});

test('statusOf() counts the changes that visitors do not see', () => {
  expect(statusOf({ ...DRAFT, changes: 3 })).toEqual({ text: 'Draft · 3 changes', tone: 'draft' });
  expect(statusOf({ ...LIVE, changes: 1 })).toEqual({ text: 'Live · 1 change', tone: 'waiting' });
  expect(statusOf({ ...LIVE, changes: null })).toEqual({ text: 'Live · changes', tone: 'waiting' });
});

test('statusOf() names what else waits', () => {
  expect(statusOf({ ...LIVE, waiting: ['Navigation'] })).toEqual({
    text: 'Live · Navigation changed',
    tone: 'waiting',
  });
  expect(statusOf({ ...LIVE, changes: 2, waiting: ['Navigation', 'Footer'] }).text).toBe(
    'Live · 2 changes · Navigation and footer changed',
  );
  expect(statusOf({ ...DRAFT, waiting: ['Navigation', 'Footer', 'Site settings'] }).text).toBe(
    'Draft · 3 more changed',
  );
});

test('statusOf() says when the page goes live or offline', () => {
  expect(statusOf({ ...DRAFT, next: 'Goes live Mon 30 Nov, 09:00' }).text).toBe('Draft · Goes live Mon 30 Nov, 09:00');
});
