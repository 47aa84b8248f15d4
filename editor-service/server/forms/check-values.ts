import { AppError } from '#content-store/model/error.ts';
import { CAPTCHA_NAME } from '#content-store/model/forms/fixed-names.ts';
import type { FormField } from '#content-store/model/forms/form-field.ts';
import { isUnanswered, maxLengthOf, type ValueProblem, valueProblem } from '#content-store/model/forms/form-value.ts';

const SENTENCES: Record<ValueProblem, (label: string, field: FormField) => string> = {
  required: (label) => `${label} is required.`,
  captcha: () => 'Please complete the recaptcha',
  email: (label) => `${label} must be a valid email address.`,
  option: (label) => `${label} must be one of the options.`,
  'too-long': (label, field) => `${label} cannot exceed ${maxLengthOf(field)} characters.`,
  date: (label) => `${label} must be a valid date.`,
  phone: (label) => `${label} must be a valid phone number.`,
  checkbox: (label) => `${label} must be true or false.`,
};

/** The values posted for a form's stored fields, as text; the captcha's answer is separate. */
export interface CheckedValues {
  values: Record<string, string>;
  captcha: string | null;
}

/**
 * Checks the posted values against the stored fields; unknown names are dropped. Throws AppError `invalid` with a
 * sentence for each invalid field.
 */
export function checkValues(fields: readonly FormField[], posted: Readonly<Record<string, unknown>>): CheckedValues {
  const values: [name: string, text: string][] = [];
  const validationErrors: string[] = [];
  let captcha: string | null = null;
  for (const field of fields) {
    const text = textOf(posted, field.name);
    const problem = problemWith(field, text);
    if (problem !== null) validationErrors.push(problem);
    else if (field.name === CAPTCHA_NAME) captcha = text ?? '';
    else values.push([field.name, text ?? '']);
  }
  const answers = Object.fromEntries(values);
  if (validationErrors.length === 0 && isUnanswered(fields, answers)) {
    validationErrors.push('Please fill in at least one field.');
  }
  if (validationErrors.length > 0) throw new AppError('invalid', 'Invalid Form Error', { validationErrors });
  return { values: answers, captcha };
}

/** The posted values of those of these fields that hold a valid one; nothing of a captcha. */
export function validValues(fields: readonly FormField[], posted: Readonly<Record<string, unknown>>) {
  const values = fields.flatMap((field): [string, string][] => {
    const text = textOf(posted, field.name);
    const isValid = field.name !== CAPTCHA_NAME && text && !valueProblem(field, text);
    return isValid ? [[field.name, text]] : [];
  });
  return Object.fromEntries(values);
}

function problemWith(field: FormField, text: string | undefined): string | null {
  const label = field.label || field.name;
  if (text === undefined) return `${label} must be text.`;
  const problem = valueProblem(field, text);
  return problem ? SENTENCES[problem](label, field) : null;
}

/** A missing value is an empty text, a boolean `true` or `false`; undefined for any other type. */
function textOf(posted: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(posted, name) ? (posted[name] ?? '') : '';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}
