import { AppError } from '#content-store/error.ts';
import type { FormField } from '#content-store/model/form-field.ts';
import { CAPTCHA_NAME, maxLengthOf, type ValueProblem, valueProblem } from '#content-store/model/form-value.ts';

const SENTENCES: Record<ValueProblem, (label: string, field: FormField) => string> = {
  required: (label) => `${label} is required.`,
  captcha: () => 'Please complete the recaptcha',
  email: (label) => `${label} must be a valid email address.`,
  option: (label) => `${label} must be one of its options.`,
  'too-long': (label, field) => `${label} cannot exceed ${maxLengthOf(field)} characters.`,
  checkbox: (label) => `${label} can be true or false.`,
};

/** What was posted for a form's fields: stored names only, as texts; the captcha's answer apart. */
export interface CheckedValues {
  values: Record<string, string>;
  captcha: string | null;
}

/**
 * Checks what was posted against the stored fields; unknown names are dropped. Throws AppError `invalid` with a sentence
 * for each field that is wrong.
 */
export function checkValues(fields: readonly FormField[], posted: Readonly<Record<string, unknown>>): CheckedValues {
  const texts = fields.map((field) => ({ field, text: textOf(posted, field.name) }));
  const validationErrors = texts.flatMap(({ field, text }) => sentenceFor(field, text));
  if (validationErrors.length > 0) throw new AppError('invalid', 'Invalid Form Error', { validationErrors });
  const entries = texts.map(({ field, text }) => [field.name, text ?? ''] as const);
  return {
    values: Object.fromEntries(entries.filter(([name]) => name !== CAPTCHA_NAME)),
    captcha: entries.find(([name]) => name === CAPTCHA_NAME)?.[1] ?? null,
  };
}

function sentenceFor(field: FormField, text: string | undefined): string[] {
  const label = field.label || field.name;
  if (text === undefined) return [`${label} is not a text.`];
  const problem = valueProblem(field, text);
  return problem ? [SENTENCES[problem](label, field)] : [];
}

/** Nothing posted is an empty text, a switch is `true` or `false`; undefined for anything else. */
function textOf(posted: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(posted, name) ? (posted[name] ?? '') : '';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}
