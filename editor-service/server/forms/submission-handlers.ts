import type { SubmissionFilter } from '#content-store/drafts/forms/submissions.ts';
import { countSubmissions, eachSubmission, listSubmissions } from '#content-store/drafts/forms/submissions.ts';
import { AppError } from '#content-store/model/error.ts';
import type { CheckedPayloadOf } from '../../contract/calls.ts';
import { Download } from '../../contract/download.ts';
import type { Handler, LoggedInContext } from '../calls/call-context.ts';
import { domainFor } from '../domains/domain-for.ts';
import { submissionRows } from './submission-rows.ts';

const MOST_AT_ONCE = 1000;

/** One page of submissions, how many there are, and the newest thousand for those who work with them in the browser. */
export const getSubmissions: Handler<'forms/getSubmissions'> = async (query, context) => {
  const { db } = context.service;
  const { limit, page } = query;
  const filter = await filterOf(query, context);
  return {
    formSubmissions: await listSubmissions(db, filter, { limit, offset: (page - 1) * limit }),
    total: await countSubmissions(db, filter),
    allSubmissions: await listSubmissions(db, filter, { limit: MOST_AT_ONCE }),
  };
};

/** The whole filtered set as a CSV file. */
export const generateCsv: Handler<'forms/generateCSV'> = async (query, context) => {
  const filter = await filterOf(query, context);
  // What arrives while the file is written would not fit its columns.
  const upToNow = { ...filter, to: filter.to ?? new Date().toISOString() };
  const rows = submissionRows(() => eachSubmission(context.service.db, upToNow));
  return new Download('Form Submissions Export.csv', rows);
};

type Query = CheckedPayloadOf<'forms/getSubmissions'>;

async function filterOf(query: Query, context: LoggedInContext): Promise<SubmissionFilter> {
  const { identifier, fromDate: from, toDate: to, showDraftSubmissions } = query;
  const state = showDraftSubmissions ? 'draft' : 'received';
  return { domainId: await activeDomainId(context), state, identifier, from, to };
}

/** The domain that this editor works in. Throws `not-found` when there is none. */
export async function activeDomainId({ service, hostname, caller }: LoggedInContext): Promise<string> {
  const domain = await domainFor(service, hostname, caller);
  if (!domain) throw new AppError('not-found', 'This domain could not be found');
  return domain._id;
}
