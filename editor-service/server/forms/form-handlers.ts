import { transact } from '#content-store/drafts/database/transact.ts';
import { formsWithoutRecipient } from '#content-store/drafts/forms/forms.ts';
import {
  countSubmissions,
  eachSubmission,
  listSubmissions,
  type SubmissionFilter,
} from '#content-store/drafts/forms/list-submissions.ts';
import { releaseMails } from '#content-store/drafts/forms/mails.ts';
import { acceptSubmission, eraseSubmissions, submissionById } from '#content-store/drafts/forms/submissions.ts';
import { AppError } from '#content-store/model/error.ts';
import { Download } from '../../contract/answers.ts';
import type { CheckedPayloadOf } from '../../contract/calls.ts';
import { activeDomainId } from '../content/domain-for.ts';
import type { HandlersOf, LoggedInContext } from '../http/call-context.ts';
import { createFloodLimit } from '../runtime/flood-limit.ts';
import { assignHandlers } from './assign-submission.ts';
import { fillTemplate } from './mail/fill-template.ts';
import { submissionRows } from './submission-rows.ts';
import { giveToken, submitForm, type VisitorParts } from './submit-form.ts';

const MAX_AT_ONCE = 1000;

/** Submitting forms, and managing submissions. */
export function formHandlers(parts: Omit<VisitorParts, 'limit'>): HandlersOf<'forms' | 'quarantine'> {
  const { db, wakeMails, hasRateLimits } = parts;
  const limit = createFloodLimit(db, { isOn: hasRateLimits, name: 'submit', times: 100, seconds: 600 });
  const limitPreviews = createFloodLimit(db, { isOn: hasRateLimits, name: 'preview', times: 10, seconds: 60 });

  const filterOf = async (query: Query, context: LoggedInContext): Promise<SubmissionFilter> => {
    const { identifier, fromDate: from, toDate: to, toBeAssigned, showDraftSubmissions } = query;
    const states = showDraftSubmissions ? (['received', 'draft'] as const) : (['received'] as const);
    return { domainId: await activeDomainId(db, context), states, identifier, from, to, toBeAssigned };
  };
  const pageOf = async (filter: SubmissionFilter, { limit, page }: { limit: number; page: number }) => ({
    formSubmissions: await listSubmissions(db, filter, { limit, offset: (page - 1) * limit }),
    total: await countSubmissions(db, filter),
  });

  return {
    'forms/token': giveToken({ ...parts, limit }),
    'forms/submit': submitForm({ ...parts, limit }),
    ...assignHandlers(parts),

    /** The confirmation as a visitor would get it, with these values. */
    'forms/getSuccessEmailPreview': async ({ text, values }, { caller }) => {
      await limitPreviews(caller.userId);
      return fillTemplate(text, values);
    },

    /** One page of submissions, the total, and the newest thousand for use in the browser. */
    'forms/getSubmissions': async (query, context) => {
      const filter = await filterOf(query, context);
      const page = await pageOf(filter, query);
      return { ...page, allSubmissions: await listSubmissions(db, filter, { limit: MAX_AT_ONCE }) };
    },

    'forms/getWithoutRecipient': async (_, context) => ({
      forms: await formsWithoutRecipient(db, await activeDomainId(db, context)),
    }),

    /** The whole filtered set as a CSV file. */
    'forms/generateCSV': async (query, context) => {
      const filter = await filterOf(query, context);
      // Submissions that arrive while the file is written would not fit its columns.
      const upToNow = { ...filter, to: filter.to ?? new Date().toISOString() };
      const rows = submissionRows(() => eachSubmission(db, upToNow));
      return new Download('Form Submissions Export.csv', rows);
    },

    /** Erases a submission and its mails permanently. */
    'forms/eraseSubmission': async ({ _id }, context) => {
      const ref = { _id, domainId: await activeDomainId(db, context) };
      await transact(db, async (transaction) => {
        if (!(await submissionById(transaction, ref))) throw unknownSubmission();
        await eraseSubmissions(transaction, [_id]);
      });
      return { _id };
    },

    /** Submissions that look like spam, each with the reason. */
    'quarantine/list': async (query, context) =>
      pageOf({ domainId: await activeDomainId(db, context), states: ['quarantined'] }, query),

    /** Accepts a quarantined submission as genuine: it joins the others and its mails are sent. */
    'quarantine/release': async ({ _id }, context) => {
      const ref = { _id, domainId: await activeDomainId(db, context) };
      await transact(db, async (transaction) => {
        if ((await submissionById(transaction, ref))?.state !== 'quarantined') throw unknownSubmission();
        await acceptSubmission(transaction, ref);
        await releaseMails(transaction, _id, new Date().toISOString());
      });
      wakeMails();
      return { _id };
    },
  };
}

type Query = CheckedPayloadOf<'forms/getSubmissions'>;

const unknownSubmission = () => new AppError('not-found', 'This submission could not be found');
