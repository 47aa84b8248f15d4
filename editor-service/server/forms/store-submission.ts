import type { Db } from '#content-store/drafts/database/open-database.ts';
import { countMails, queueMail } from '#content-store/drafts/forms/mails.ts';
import { insertSubmission } from '#content-store/drafts/forms/submissions.ts';
import type { Form } from '#content-store/model/forms/form.ts';
import type { SubmissionState } from '#content-store/model/forms/submission.ts';
import { confirmationMail, type MailText, submissionMail } from './submission-mails.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A checked submission, with everything needed to store it and to notify people. */
export interface NewSubmission {
  domainId: string;
  /** Base address for a mail's links to the site. */
  siteUrl: string;
  values: Record<string, string>;
  /** The e-mail address of the editor who tries the form in the preview; null when a visitor sent it. */
  triedBy: string | null;
  suspicion: string | null;
  /** The network that it came from. */
  causedBy: string;
  hasLimits: boolean;
  at: string;
}

/** Stores the submission and queues its mails; those of a suspicious one wait until it is released. */
export async function storeSubmission(db: Db, submission: NewSubmission, form: Form): Promise<SubmissionState> {
  const { domainId, values, suspicion, triedBy, at } = submission;
  const { subject, identifier, recipient, ccs, retentionDays } = form;
  const state = triedBy !== null ? 'draft' : suspicion ? 'quarantined' : 'received';
  const submissionId = await insertSubmission(db, {
    domainId,
    state,
    suspicion,
    eraseAt: retentionDays > 0 ? new Date(Date.parse(at) + retentionDays * DAY_MS).toISOString() : null,
    submission: { settings: { subject, identifier, recipient, ccs }, form: values, createdAt: at },
  });
  const about = { domainId, submissionId, causedBy: submission.causedBy, isHeld: state === 'quarantined' };
  const recipients = recipientsOf(submission, form);
  if (recipients.length > 0) await queueMail(db, { ...submissionMail(form, values, recipients), ...about }, at);
  const confirmation = triedBy === null ? confirmationMail(form, values, submission.siteUrl) : null;
  if (confirmation && (await mayConfirm(db, confirmation, submission))) {
    await queueMail(db, { ...confirmation, ...about }, at);
  }
  return state;
}

/** The recipients, without duplicates. */
function recipientsOf({ triedBy }: NewSubmission, { recipient, ccs }: Form): string[] {
  const addresses = triedBy === null ? [recipient, ...ccs.map(({ email }) => email)] : [triedBy];
  return [...new Set(addresses)].filter((address) => address !== '');
}

/** False after too many confirmations to this address, from this network or in a day: a form must not send spam. */
async function mayConfirm(db: Db, { recipients }: MailText, submission: NewSubmission): Promise<boolean> {
  const { hasLimits, causedBy, at } = submission;
  const limits = [
    { most: 3, milliseconds: HOUR_MS, of: { recipient: recipients[0] ?? '' } },
    { most: 10, milliseconds: 10 * MINUTE_MS, of: { causedBy } },
    { most: 1000, milliseconds: DAY_MS, of: {} },
  ];
  for (const { most, milliseconds, of } of hasLimits ? limits : []) {
    const since = new Date(Date.parse(at) - milliseconds).toISOString();
    if ((await countMails(db, 'confirmation', since, of)) >= most) return false;
  }
  return true;
}
