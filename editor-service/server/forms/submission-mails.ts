import type { NewMail } from '#content-store/drafts/forms/mails.ts';
import { CAPTCHA_NAME } from '#content-store/model/forms/fixed-names.ts';
import type { Form } from '#content-store/model/forms/form.ts';
import type { FormField } from '#content-store/model/forms/form-field.ts';
import { choicesIn, isEmail } from '#content-store/model/forms/form-value.ts';
import { fillSubject, fillTemplate } from './mail/fill-template.ts';
import { plainText, withSiteLinks } from './mail/plain-text.ts';

type Values = Readonly<Record<string, string>>;
/** A mail without its domain and its submission. */
export type MailText = Pick<NewMail, 'kind' | 'recipients' | 'subject' | 'content'>;

/** The mail that tells the recipient and the ccs what a visitor wrote: a line for each field. */
export function submissionMail(form: Form, values: Values, [recipient = '', ...copyTo]: readonly string[]): MailText {
  const lines = form.fields
    .filter(({ name }) => name !== CAPTCHA_NAME)
    .map((field) => ({ label: field.label || field.name, value: readable(field, values[field.name] ?? '') }));
  const heading = `New submission of the form ${form.identifier}`;
  const content = { heading, lines, replyTo: submitterOf(form, values), copyTo };
  return { kind: 'enquiry', recipients: [recipient, ...copyTo], subject: fillSubject(form.subject, values), content };
}

/** Thanks the visitor with the text an editor wrote; null when the form has none, or no address to send it to. */
export function confirmationMail(form: Form, values: Values, siteUrl: string): MailText | null {
  const recipient = submitterOf(form, values);
  if (!recipient) return null;
  const html = withSiteLinks(fillTemplate(form.successEmailText, values), siteUrl);
  const text = plainText(html);
  if (text === '') return null;
  const subject = fillSubject(form.successEmailSubject, values) || 'Confirmation of form submission';
  return { kind: 'confirmation', recipients: [recipient.toLowerCase()], subject, content: { text, html } };
}

/** The address typed in the field that an editor chose for it; only an e-mail field counts. */
function submitterOf({ fields, submitterEmailField }: Form, values: Values): string | undefined {
  const field = fields.find(({ name, type }) => name === submitterEmailField && type === 'email');
  const address = field && values[field.name];
  return address && isEmail(address) ? address : undefined;
}

function readable({ type }: FormField, value: string): string {
  if (type === 'checkbox') return value === 'true' ? 'Yes' : 'No';
  return type === 'multipleChoice' ? choicesIn(value).join(', ') : value;
}
