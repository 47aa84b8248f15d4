import type { StoredSubmission, Submission, SubmissionState } from '../../model/forms/submission.ts';
import type { FormsTables } from '../database/forms-tables.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';

const MAX_OVERDUE = 500;

interface NewSubmission {
  domainId: string;
  state: SubmissionState;
  /** The reason for its quarantine; null when there is none. */
  suspicion: string | null;
  /** When it must be erased; null: never. */
  eraseAt: string | null;
  submission: Submission;
}

/** Stores a submission and returns its id. */
export async function insertSubmission(db: Db, { submission, ...facts }: NewSubmission): Promise<string> {
  const { createdAt, ...document } = submission;
  const id = newId();
  const { identifier } = submission.settings;
  await insertRow(db, { ...facts, id, createdAt, identifier, document: JSON.stringify(document) });
  return id;
}

const insertRow = preparedUpsert('submissions', {});

/** The columns that submissionOf() needs. */
export const SUBMISSION_COLUMNS = ['id', 'createdAt', 'state', 'suspicion', 'document'] as const;

type Row = Pick<FormsTables['submissions'], (typeof SUBMISSION_COLUMNS)[number]>;

export function submissionOf({ id, document, ...facts }: Row): StoredSubmission {
  return { _id: id, ...facts, ...(JSON.parse(document) as Omit<Submission, 'createdAt'>) };
}

/** A submission of this domain; undefined when there is none. */
export async function submissionById(db: Db, { _id, domainId }: SubmissionRef): Promise<StoredSubmission | undefined> {
  const held = db.selectFrom('submissions').where('id', '=', _id).where('domainId', '=', domainId);
  const row = await held.select(SUBMISSION_COLUMNS).executeTakeFirst();
  return row && submissionOf(row);
}

interface SubmissionRef {
  _id: string;
  domainId: string;
}

/** Takes a submission out of quarantine. */
export async function acceptSubmission(db: Db, { _id }: SubmissionRef): Promise<void> {
  await db.updateTable('submissions').set({ state: 'received', suspicion: null }).where('id', '=', _id).execute();
}

/** Assigns a submission that named no form of its own to one. */
export async function assignSubmission(
  db: Db,
  { _id, form }: StoredSubmission,
  { settings, eraseAt }: Pick<Submission, 'settings'> & { eraseAt: string | null },
): Promise<void> {
  const change = { identifier: settings.identifier, eraseAt, document: JSON.stringify({ settings, form }) };
  await db.updateTable('submissions').set(change).where('id', '=', _id).execute();
}

/** Erases submissions and the mails made from them. */
export async function eraseSubmissions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('mails').where('submissionId', 'in', ids).execute();
  await db.deleteFrom('submissions').where('id', 'in', ids).execute();
}

/** The ids of up to 500 submissions due for erasure. */
export async function overdueSubmissions(db: Db, now: string): Promise<string[]> {
  const rows = await db.selectFrom('submissions').where('eraseAt', '<=', now).select('id').limit(MAX_OVERDUE).execute();
  return rows.map(({ id }) => id);
}
