import type { StoredSubmission, Submission } from '../../model/forms/submission.ts';
import type { FormsTables } from '../database/forms-tables.ts';

export const SUBMISSION_COLUMNS = ['id', 'createdAt', 'state', 'suspicion', 'document'] as const;

type Row = Pick<FormsTables['submissions'], (typeof SUBMISSION_COLUMNS)[number]>;

export function submissionOf({ id, document, ...facts }: Row): StoredSubmission {
  return { _id: id, ...facts, ...(JSON.parse(document) as Omit<Submission, 'createdAt'>) };
}
