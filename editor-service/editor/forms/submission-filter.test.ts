import { expect, test } from 'vitest';
import { NO_SUBMISSION_FILTER, submissionQuery } from './SubmissionsTab.tsx';

test('submissionQuery() always states whether it asks for drafts', () => {
  expect(submissionQuery(NO_SUBMISSION_FILTER)).toEqual({ showDraftSubmissions: 'false' });
  expect(submissionQuery({ ...NO_SUBMISSION_FILTER, hasDrafts: true })).toEqual({ showDraftSubmissions: 'true' });
});

test('submissionQuery() asks for what is to be assigned only when that is chosen', () => {
  expect(submissionQuery(NO_SUBMISSION_FILTER)).not.toHaveProperty('toBeAssigned');
  expect(submissionQuery({ ...NO_SUBMISSION_FILTER, toBeAssigned: true })).toMatchObject({ toBeAssigned: 'true' });
});

test('submissionQuery() covers whole days', () => {
  const { fromDate = '', toDate = '' } = submissionQuery({
    ...NO_SUBMISSION_FILTER,
    days: { from: '2026-03-31', to: '2026-03-31' },
  });
  expect(new Date(fromDate) < new Date(toDate)).toBe(true);
});
