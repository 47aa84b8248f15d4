import type { Db } from '#content-store/drafts/database/open-database.ts';
import { countMails, queueMail } from '#content-store/drafts/forms/mails.ts';
import { insertSubmission } from '#content-store/drafts/forms/submissions.ts';
import type { Form } from '#content-store/model/forms/form.ts';
import type { Submission, SubmissionState } from '#content-store/model/forms/submission.ts';
import type { BlockAddress } from '#content-store/model/values/content-item.ts';
import { confirmationMail, type MailText, submissionMail } from './submission-mails.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What a submission's mails are made from. */
export interface MailedSubmission {
  domainId: string;
  /** Base address for a mail's links to the site. */
  siteUrl: string;
  values: Record<string, string>;
  /** The e-mail address of the editor who tries the form in the preview; null when a visitor sent it. */
  triedBy: string | null;
  /** The network that it came from; empty when it must not count towards a limit. */
  causedBy: string;
  hasLimits: boolean;
  at: string;
}

/** A checked submission, with everything needed to store it and to notify people. */
export interface NewSubmission extends MailedSubmission {
  suspicion: string | null;
  /** The forms that it may be for, when it cannot be told. */
  candidates?: BlockAddress[];
}

/** Stores the submission and queues its mails; those of a suspicious one wait until it is released. */
export async function storeSubmission(db: Db, submission: NewSubmission, form: Form): Promise<SubmissionState> {
  const { domainId, values, suspicion, triedBy, at, candidates } = submission;
  const state = triedBy !== null ? 'draft' : suspicion ? 'quarantined' : 'received';
  const submissionId = await insertSubmission(db, {
    domainId,
    state,
    suspicion,
    eraseAt: erasureTime(form, at),
    submission: { settings: settingsOf(form), form: values, createdAt: at, ...(candidates && { candidates }) },
  });
  await queueMails(db, submission, form, { submissionId, isHeld: state === 'quarantined' });
  return state;
}

/** The settings of a form that are stored with each of its submissions. */
export const settingsOf = ({ subject, identifier, recipient, ccs }: Form): Submission['settings'] => ({
  subject,
  identifier,
  recipient,
  ccs,
});

/** When a submission received then must be erased; null: never. */
export const erasureTime = ({ retentionDays }: Form, at: string): string | null =>
  retentionDays > 0 ? new Date(Date.parse(at) + retentionDays * DAY_MS).toISOString() : null;

/** Queues the mails to the form's recipients and to the visitor. */
export async function queueMails(
  db: Db,
  submission: MailedSubmission,
  form: Form,
  { submissionId, isHeld }: { submissionId: string; isHeld: boolean },
): Promise<void> {
  const { domainId, values, triedBy, siteUrl, causedBy, at } = submission;
  const about = { domainId, submissionId, causedBy, isHeld };
  const recipients = recipientsOf(submission, form);
  if (recipients.length > 0) await queueMail(db, { ...submissionMail(form, values, recipients), ...about }, at);
  const confirmation = triedBy === null ? confirmationMail(form, values, siteUrl) : null;
  if (confirmation && (await mayConfirm(db, confirmation, submission))) {
    await queueMail(db, { ...confirmation, ...about }, at);
  }
}

/** The recipients, without duplicates. */
function recipientsOf({ triedBy }: MailedSubmission, { recipient, ccs }: Form): string[] {
  const addresses = triedBy === null ? [recipient, ...ccs.map(({ email }) => email)] : [triedBy];
  return [...new Set(addresses)].filter((address) => address !== '');
}

/** False after too many confirmations to this address, from this network or in a day: a form must not send spam. */
async function mayConfirm(db: Db, { recipients }: MailText, submission: MailedSubmission): Promise<boolean> {
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
