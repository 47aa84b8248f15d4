import { type NewMail, queueMail } from '#content-store/drafts/mails.ts';
import type { Db } from '#content-store/drafts/open-database.ts';
import { insertSubmission } from '#content-store/drafts/submissions.ts';
import type { Form } from '#content-store/model/form.ts';
import type { SubmissionState } from '#content-store/model/submission.ts';
import { confirmationMail, enquiryMail } from './enquiry-mails.ts';
import { mayConfirm } from './may-confirm.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A checked submission, with everything that is needed to keep it and to tell people. */
export interface Enquiry {
  domainId: string;
  /** Where links of a mail lead that stay on the site. */
  siteUrl: string;
  values: Record<string, string>;
  recipients: readonly string[];
  isDraft: boolean;
  suspicion: string | null;
  /** The network that it came from. */
  causedBy: string;
  hasLimits: boolean;
  at: string;
}

/** Keeps the submission and queues its mails; those of a suspicious one wait until somebody releases it. */
export async function storeEnquiry(db: Db, enquiry: Enquiry, form: Form): Promise<SubmissionState> {
  const { domainId, values, suspicion, causedBy, at } = enquiry;
  const { subject, identifier, recipient, ccs, retentionDays } = form;
  const state = enquiry.isDraft ? 'draft' : suspicion ? 'quarantined' : 'received';
  const submissionId = await insertSubmission(db, {
    ...{ domainId, state, suspicion },
    eraseAt: retentionDays > 0 ? new Date(Date.parse(at) + retentionDays * DAY_MS).toISOString() : null,
    submission: { settings: { subject, identifier, recipient, ccs }, form: values, createdAt: at },
  });
  for (const mail of await mailsOf(db, enquiry, form)) {
    await queueMail(db, { ...mail, domainId, submissionId, causedBy, isHeld: state === 'quarantined' }, at);
  }
  return state;
}

async function mailsOf(db: Db, enquiry: Enquiry, form: Form): Promise<NewMail[]> {
  const { values, recipients, isDraft, causedBy, hasLimits, siteUrl, at } = enquiry;
  const mails: NewMail[] = [];
  if (recipients.length > 0) mails.push(enquiryMail(form, values, recipients));
  const confirmation = isDraft ? null : confirmationMail(form, values, siteUrl);
  const to = confirmation?.recipients[0];
  if (confirmation && to && (!hasLimits || (await mayConfirm(db, to, causedBy, at)))) mails.push(confirmation);
  return mails;
}
