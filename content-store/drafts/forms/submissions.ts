import { setImmediate } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type { StoredSubmission, Submission, SubmissionState } from '../../model/forms/submission.ts';
import { contains } from '../database/contains.ts';
import { countRows } from '../database/count-rows.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import type { Database } from '../database/schema.ts';

const BATCH = 500;

type SubmissionRow = Insertable<Database['submissions']>;

interface NewSubmission {
  domainId: string;
  state: SubmissionState;
  /** Why it is quarantined; null when it is not. */
  suspicion: string | null;
  /** When it must be gone; null: never. */
  eraseAt: string | null;
  submission: Submission;
}

/** Keeps a submission and answers its id. */
export async function insertSubmission(db: Db, { submission, ...facts }: NewSubmission): Promise<string> {
  const { settings, form, createdAt } = submission;
  const id = newId();
  const document = JSON.stringify({ settings, form });
  await insertRow(db, { ...facts, id, createdAt, identifier: settings.identifier, document });
  return id;
}

const insertRow = preparedQuery((db, value: ValueOf<SubmissionRow>) =>
  db.insertInto('submissions').values({
    ...{ id: value('id'), domainId: value('domainId'), state: value('state'), identifier: value('identifier') },
    ...{ suspicion: value('suspicion'), createdAt: value('createdAt'), eraseAt: value('eraseAt') },
    document: value('document'),
  }),
);

export interface SubmissionFilter {
  domainId: string;
  state: SubmissionState;
  /** Part of the form's identifier, in any case. */
  identifier?: string | undefined;
  /** First and last moment (ISO 8601 UTC), both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Submissions, newest first. */
export async function listSubmissions(
  db: Db,
  filter: SubmissionFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<StoredSubmission[]> {
  const rows = await newestFirst(db, filter).limit(limit).offset(offset).execute();
  return rows.map(submissionOf);
}

/** How many submissions the filter finds. */
export const countSubmissions = (db: Db, filter: SubmissionFilter): Promise<number> => countRows(found(db, filter));

/** Every submission that the filter finds, newest first, read in batches: memory stays flat, and everybody else has a turn. */
export async function* eachSubmission(db: Db, filter: SubmissionFilter): AsyncGenerator<StoredSubmission> {
  let last: StoredSubmission | undefined;
  do {
    const rows = await newestFirst(db, filter, last).limit(BATCH).execute();
    for (const row of rows) yield submissionOf(row);
    last = rows.length === BATCH ? submissionOf(rows[BATCH - 1] as Row) : undefined;
    await setImmediate();
  } while (last);
}

/** The state of a submission of this domain; undefined when there is none. */
export async function submissionState(db: Db, { _id, domainId }: SubmissionRef): Promise<SubmissionState | undefined> {
  const held = db.selectFrom('submissions').where('id', '=', _id).where('domainId', '=', domainId);
  return (await held.select('state').executeTakeFirst())?.state;
}

interface SubmissionRef {
  _id: string;
  domainId: string;
}

/** Takes a submission out of quarantine. */
export async function acceptSubmission(db: Db, { _id }: SubmissionRef): Promise<void> {
  await db.updateTable('submissions').set({ state: 'received', suspicion: null }).where('id', '=', _id).execute();
}

/** Erases submissions and the mails that were made of them. */
export async function eraseSubmissions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('mails').where('submissionId', 'in', ids).execute();
  await db.deleteFrom('submissions').where('id', 'in', ids).execute();
}

/** Up to 500 submissions whose time is over. */
export async function overdueSubmissions(db: Db, now: string): Promise<string[]> {
  const rows = await db.selectFrom('submissions').where('eraseAt', '<=', now).select('id').limit(BATCH).execute();
  return rows.map(({ id }) => id);
}

type Row = Awaited<ReturnType<ReturnType<typeof newestFirst>['execute']>>[number];

function submissionOf({ id, document, ...facts }: Row): StoredSubmission {
  return { _id: id, ...facts, ...(JSON.parse(document) as Pick<Submission, 'settings' | 'form'>) };
}

function newestFirst(db: Db, filter: SubmissionFilter, after?: Pick<StoredSubmission, '_id' | 'createdAt'>) {
  return found(db, filter)
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where(where.refTuple('createdAt', 'id'), '<', where.tuple(after?.createdAt ?? '', after?._id ?? '')),
      ),
    )
    .select(['id', 'createdAt', 'suspicion', 'document'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
}

function found(db: Db, { domainId, state, identifier, from, to }: SubmissionFilter) {
  return db
    .selectFrom('submissions')
    .where('domainId', '=', domainId)
    .where('state', '=', state)
    .$if(from !== undefined, (query) => query.where('createdAt', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('createdAt', '<=', to ?? ''))
    .$if(!!identifier, (query) =>
      query.where(({ fn }) => contains(fn<string>('lower', ['identifier']), (identifier ?? '').toLowerCase())),
    );
}
