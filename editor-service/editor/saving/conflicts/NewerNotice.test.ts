import { expect, test } from 'vitest';
import { sampleDocuments } from '../../store/testing/sample-documents.ts';
import { newerRevision } from './NewerNotice.tsx';

const saved = sampleDocuments();
const stored = { revision: saved.page.revision + 1, updatedAt: '2026-01-01T09:00:00.000Z', updatedBy: 'ben' };

test('newerRevision() returns the revision that another user stored since', () => {
  expect(newerRevision({ stored, saved, saving: [] })).toBe(stored);
});

test('newerRevision() returns null for a revision that this editor has, and while it saves', () => {
  expect(newerRevision({ stored: { ...stored, revision: saved.page.revision }, saved, saving: [] })).toBeNull();
  expect(newerRevision({ stored, saved, saving: ['page'] })).toBeNull();
  expect(newerRevision({ stored: null, saved, saving: [] })).toBeNull();
});
