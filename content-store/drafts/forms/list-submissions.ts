import type { StoredSubmission, SubmissionState } from '../../model/forms/submission.ts';
import { contains, countRows, inBatches } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { SUBMISSION_COLUMNS, submissionOf } from './submissions.ts';

const BATCH = 500;

export interface SubmissionFilter {
  domainId: string;
  states: readonly SubmissionState[];
  /** Part of the form's identifier, case-insensitive. */
  identifier?: string | undefined;
  /** ISO 8601 UTC, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only those that are to be assigned to a form. */
  toBeAssigned?: boolean | undefined;
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

/** The number of submissions that match the filter. */
export const countSubmissions = (db: Db, filter: SubmissionFilter): Promise<number> => countRows(found(db, filter));

/** All matching submissions, newest first, in batches: memory stays flat, and the event loop is not blocked. */
export async function* eachSubmission(db: Db, filter: SubmissionFilter): AsyncGenerator<StoredSubmission> {
  for await (const row of inBatches<Row>(BATCH, (last) => newestFirst(db, filter, last))) yield submissionOf(row);
}

type Row = Awaited<ReturnType<ReturnType<typeof newestFirst>['execute']>>[number];

function newestFirst(db: Db, filter: SubmissionFilter, after?: { id: string; createdAt: string }) {
  return found(db, filter)
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where(where.refTuple('createdAt', 'id'), '<', where.tuple(after?.createdAt ?? '', after?.id ?? '')),
      ),
    )
    .select(SUBMISSION_COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
}

function found(db: Db, { domainId, states, identifier, from, to, toBeAssigned }: SubmissionFilter) {
  return (
    db
      .selectFrom('submissions')
      .where('domainId', '=', domainId)
      .where('state', 'in', states)
      .$if(from !== undefined, (query) => query.where('createdAt', '>=', from ?? ''))
      .$if(to !== undefined, (query) => query.where('createdAt', '<=', to ?? ''))
      // Matches only the key of that name: quotes inside values are escaped, and no value is a list.
      .$if(toBeAssigned === true, (query) => query.where('document', 'like', '%"candidates":[%'))
      .$if(!!identifier, (query) =>
        query.where(({ fn }) => contains(fn<string>('lower', ['identifier']), (identifier ?? '').toLowerCase())),
      )
  );
}
