import { expect, test } from 'vitest';
import { savedNote } from './SavedNote.tsx';

const NOW = new Date(2026, 10, 23, 14, 30);
const SAVED = {
  isSaving: false,
  hasUnsaved: false,
  isOnline: true,
  isKept: true,
  savedAt: new Date(2026, 10, 23, 12, 4).toISOString(),
};

test('savedNote() says when the page was saved: the time today, the day before', () => {
  expect(savedNote(SAVED, NOW)).toBe('Saved 12:04');
  expect(savedNote({ ...SAVED, savedAt: new Date(2026, 10, 22, 12, 4).toISOString() }, NOW)).toBe('Saved 22 Nov 2026');
  expect(savedNote({ ...SAVED, savedAt: '' }, NOW)).toBe('');
});

test('savedNote() says what is not saved', () => {
  expect(savedNote({ ...SAVED, hasUnsaved: true }, NOW)).toBe('Not saved yet');
  expect(savedNote({ ...SAVED, hasUnsaved: true, isSaving: true }, NOW)).toBe('Saving…');
});

test('savedNote() says offline where unsaved changes are, and nothing of it when there are none', () => {
  const offline = { ...SAVED, isOnline: false };
  expect(savedNote({ ...offline, hasUnsaved: true, isSaving: true }, NOW)).toBe('Offline: kept in this browser');
  expect(savedNote({ ...offline, hasUnsaved: true, isKept: false }, NOW)).toBe('Offline: not saved');
  expect(savedNote(offline, NOW)).toBe('Saved 12:04');
});
