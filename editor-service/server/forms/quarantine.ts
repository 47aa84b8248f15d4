import { transact } from '#content-store/drafts/database/transact.ts';
import { releaseMails } from '#content-store/drafts/forms/mails.ts';
import {
  acceptSubmission,
  countSubmissions,
  eraseSubmissions,
  listSubmissions,
  submissionState,
} from '#content-store/drafts/forms/submissions.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handler } from '../calls/call-context.ts';
import { activeDomainId } from './submission-handlers.ts';

/** Submissions that look like spam, each with the reason. */
export const showQuarantine: Handler<'quarantine/list'> = async ({ limit, page }, context) => {
  const filter = { domainId: await activeDomainId(context), state: 'quarantined' } as const;
  const { db } = context.service;
  return {
    formSubmissions: await listSubmissions(db, filter, { limit, offset: (page - 1) * limit }),
    total: await countSubmissions(db, filter),
  };
};

/** Takes a submission as genuine after all: it joins the others and its mails go out. */
export const releaseSubmission: Handler<'quarantine/release'> = async ({ _id }, context) => {
  const ref = { _id, domainId: await activeDomainId(context) };
  await transact(context.service.db, async (db) => {
    if ((await submissionState(db, ref)) !== 'quarantined') throw unknownSubmission();
    await acceptSubmission(db, ref);
    await releaseMails(db, _id, new Date().toISOString());
  });
  context.service.mails.wake();
  return { _id };
};

/** Erases a submission and its mails for good. */
export const eraseSubmission: Handler<'forms/eraseSubmission'> = async ({ _id }, context) => {
  const ref = { _id, domainId: await activeDomainId(context) };
  await transact(context.service.db, async (db) => {
    if (!(await submissionState(db, ref))) throw unknownSubmission();
    await eraseSubmissions(db, [_id]);
  });
  return { _id };
};

const unknownSubmission = () => new AppError('not-found', 'This submission could not be found');
