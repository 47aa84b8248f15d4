import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { SubmissionFilter } from '#content-store/drafts/forms/list-submissions.ts';
import { countSubmissions, eachSubmission, listSubmissions } from '#content-store/drafts/forms/list-submissions.ts';
import type { CheckedPayloadOf } from '../../contract/calls.ts';
import { Download } from '../../contract/download.ts';
import type { Handler } from '../calls/call-context.ts';
import { activeDomainId } from '../domains/domain-for.ts';
import { submissionRows } from './submission-rows.ts';

const MOST_AT_ONCE = 1000;

/** One page of submissions, the total, and the newest thousand for use in the browser. */
export const getSubmissions =
  (db: Db): Handler<'forms/getSubmissions'> =>
  async (query, context) => {
    const { limit, page } = query;
    const filter = filterOf(query, await activeDomainId(db, context));
    return {
      formSubmissions: await listSubmissions(db, filter, { limit, offset: (page - 1) * limit }),
      total: await countSubmissions(db, filter),
      allSubmissions: await listSubmissions(db, filter, { limit: MOST_AT_ONCE }),
    };
  };

/** The whole filtered set as a CSV file. */
export const generateCsv =
  (db: Db): Handler<'forms/generateCSV'> =>
  async (query, context) => {
    const filter = filterOf(query, await activeDomainId(db, context));
    // Submissions that arrive while the file is written would not fit its columns.
    const upToNow = { ...filter, to: filter.to ?? new Date().toISOString() };
    const rows = submissionRows(() => eachSubmission(db, upToNow));
    return new Download('Form Submissions Export.csv', rows);
  };

type Query = CheckedPayloadOf<'forms/getSubmissions'>;

function filterOf({ identifier, fromDate, toDate, showDraftSubmissions }: Query, domainId: string): SubmissionFilter {
  return { domainId, state: showDraftSubmissions ? 'draft' : 'received', identifier, from: fromDate, to: toDate };
}
