import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { countSubmissions, listSubmissions } from '#content-store/drafts/forms/list-submissions.ts';
import { releaseMails } from '#content-store/drafts/forms/mails.ts';
import { acceptSubmission, eraseSubmissions, submissionState } from '#content-store/drafts/forms/submissions.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handler } from '../calls/call-context.ts';
import { activeDomainId } from '../domains/domain-for.ts';

/** Submissions that look like spam, each with the reason. */
export const listQuarantine =
  (db: Db): Handler<'quarantine/list'> =>
  async ({ limit, page }, context) => {
    const filter = { domainId: await activeDomainId(db, context), state: 'quarantined' } as const;
    return {
      formSubmissions: await listSubmissions(db, filter, { limit, offset: (page - 1) * limit }),
      total: await countSubmissions(db, filter),
    };
  };

/** Accepts a quarantined submission as genuine: it joins the others and its mails are sent. */
export const releaseSubmission =
  (db: Db, wakeMails: () => void): Handler<'quarantine/release'> =>
  async ({ _id }, context) => {
    const ref = { _id, domainId: await activeDomainId(db, context) };
    await transact(db, async (transaction) => {
      if ((await submissionState(transaction, ref)) !== 'quarantined') throw unknownSubmission();
      await acceptSubmission(transaction, ref);
      await releaseMails(transaction, _id, new Date().toISOString());
    });
    wakeMails();
    return { _id };
  };

/** Erases a submission and its mails permanently. */
export const eraseSubmission =
  (db: Db): Handler<'forms/eraseSubmission'> =>
  async ({ _id }, context) => {
    const ref = { _id, domainId: await activeDomainId(db, context) };
    await transact(db, async (transaction) => {
      if (!(await submissionState(transaction, ref))) throw unknownSubmission();
      await eraseSubmissions(transaction, [_id]);
    });
    return { _id };
  };

const unknownSubmission = () => new AppError('not-found', 'This submission could not be found');
