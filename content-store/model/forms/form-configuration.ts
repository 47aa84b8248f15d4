import type { Form } from './form.ts';
import type { FormField } from './form-field.ts';

// No zod in here: public pages use this file too.

/** Said of a form with a captcha where none is set up. */
export const CAPTCHA_MISSING =
  'No captcha is set up for this site, so visitors cannot send this form. Remove its captcha field, or ask an operator to set one up';

/** The settings that a form cannot do without, in the specified order, and what is said of one that is missing. */
export const NEEDED = [
  ['identifier', 'Identifier missing'],
  ['recipient', 'Recipient missing'],
  ['subject', 'Subject missing'],
] as const;

/** The first thing missing in a form's configuration, in the specified order; undefined when it is complete. */
export function formConfigurationError(
  form: Pick<Form, 'identifier' | 'recipient' | 'subject'> & { fields: readonly Pick<FormField, 'name'>[] },
): string | undefined {
  const names = form.fields.map((field) => field.name);
  const missing = NEEDED.find(([setting]) => !form[setting]);
  if (missing) return missing[1];
  if (names.includes('')) return 'All fields need names configured';
  if (new Set(names).size < names.length) return 'Fields cannot have duplicate names';
  return undefined;
}
