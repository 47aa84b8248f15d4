import type { Db } from '#content-store/drafts/database/open-database.ts';
import { countMails, type NewMail, queueMail } from '#content-store/drafts/forms/mails.ts';
import { insertSubmission } from '#content-store/drafts/forms/submissions.ts';
import { countUse } from '#content-store/drafts/people/uses.ts';
import { CAPTCHA_NAME } from '#content-store/model/forms/fixed-names.ts';
import type { Form } from '#content-store/model/forms/form.ts';
import type { FormField } from '#content-store/model/forms/form-field.ts';
import { choicesIn, isEmail } from '#content-store/model/forms/form-value.ts';
import type { Submission, SubmissionState } from '#content-store/model/forms/submission.ts';
import type { BlockAddress } from '#content-store/model/values/content-item.ts';
import { textsIn } from '#site/content/visitor-texts.ts';
import { fillSubject, fillTemplate, plainText, withSiteLinks } from './mail/mail-text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What a submission's mails are made from. */
interface MailedSubmission {
  domainId: string;
  /** Base address for a mail's links to the site. */
  siteUrl: string;
  /** The language of the page that it was sent from, if known. */
  language?: string;
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
  /** Of the token that it was sent with. */
  tokenId?: string | undefined;
  /** The forms that it may be for, when it cannot be told. */
  candidates?: BlockAddress[];
}

/** Stores the submission and queues its mails; those of a suspicious one wait until it is released. */
export async function storeSubmission(db: Db, submission: NewSubmission, form: Form): Promise<SubmissionState> {
  const { domainId, values, triedBy, at, candidates } = submission;
  const suspicion = submission.suspicion ?? (triedBy === null ? await reuseOf(db, submission) : null);
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

/** A token is for one submission: a program may send it again and again, and a person a second time. */
async function reuseOf(db: Db, { tokenId, at }: NewSubmission): Promise<string | null> {
  if (!tokenId) return null;
  const { count } = await countUse(db, `form token ${tokenId}`, 2 * DAY_MS, Date.parse(at));
  return count > 1 ? 'It was sent before, or with the token of another submission' : null;
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
  const { domainId, values, triedBy, causedBy, at } = submission;
  const about = { domainId, submissionId, causedBy, isHeld };
  const recipients = recipientsOf(submission, form);
  const shown = shownValues(form, values);
  if (recipients.length > 0) await queueMail(db, { ...submissionMail(form, shown, recipients), ...about }, at);
  const confirmation = triedBy === null ? confirmationMail(form, shown, submission) : null;
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

type Values = Readonly<Record<string, string>>;
/** A mail without its domain and its submission. */
type MailText = Pick<NewMail, 'kind' | 'recipients' | 'subject' | 'content'>;

/** The mail that tells the recipient and the ccs what a visitor wrote: a line for each field. */
function submissionMail(form: Form, values: Values, [recipient = '', ...copyTo]: readonly string[]): MailText {
  const lines = form.fields
    .filter(({ name }) => name !== CAPTCHA_NAME)
    .map(({ label, name }) => ({ label: label || name, value: values[name] ?? '' }));
  const heading = `New submission of the form ${form.identifier}`;
  const content = { heading, lines, replyTo: submitterOf(form, values), copyTo };
  return { kind: 'enquiry', recipients: [recipient, ...copyTo], subject: fillSubject(form.subject, values), content };
}

/** Thanks the visitor with the text an editor wrote; null when the form has none, or no address to send it to. */
function confirmationMail(form: Form, values: Values, { siteUrl, language }: MailedSubmission): MailText | null {
  const recipient = submitterOf(form, values);
  if (!recipient) return null;
  const html = withSiteLinks(fillTemplate(form.successEmailText, values), siteUrl);
  const text = plainText(html);
  if (text === '') return null;
  const subject = fillSubject(form.successEmailSubject, values) || textsIn(language).answer.confirmation;
  return { kind: 'confirmation', recipients: [recipient.toLowerCase()], subject, content: { text, html } };
}

/** The address typed in the field that an editor chose for it; only an e-mail field counts. */
function submitterOf({ fields, submitterEmailField }: Form, values: Values): string | undefined {
  const field = fields.find(({ name, type }) => name === submitterEmailField && type === 'email');
  const address = field && values[field.name];
  return address && isEmail(address) ? address : undefined;
}

/** The answers as people read them. */
function shownValues({ fields }: Form, values: Values): Values {
  return Object.fromEntries(fields.map((field) => [field.name, readable(field, values[field.name] ?? '')]));
}

function readable({ type }: FormField, value: string): string {
  if (type === 'checkbox') return value === 'true' ? 'Yes' : 'No';
  return type === 'multipleChoice' ? choicesIn(value).join(', ') : value;
}
