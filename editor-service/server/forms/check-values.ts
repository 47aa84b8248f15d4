import { AppError } from '#content-store/model/error.ts';
import { CAPTCHA_NAME } from '#content-store/model/forms/fixed-names.ts';
import type { FormField } from '#content-store/model/forms/form-field.ts';
import { isUnanswered, maxLengthOf, valueProblem } from '#content-store/model/forms/form-value.ts';
import { filled, textsIn } from '#site/content/visitor-texts.ts';

const NAMES = {
  required: 'required',
  email: 'email',
  option: 'option',
  'too-long': 'tooLong',
  date: 'date',
  phone: 'phone',
} as const;

/** The values posted for a form's stored fields, as text; the captcha's answer is separate. */
export interface CheckedValues {
  values: Record<string, string>;
  captcha: string | null;
}

/**
 * Checks the posted values against the stored fields; unknown names are dropped. Throws AppError `invalid` with a
 * sentence in this language for each invalid field.
 */
export function checkValues(
  fields: readonly FormField[],
  posted: Readonly<Record<string, unknown>>,
  language: string,
): CheckedValues {
  const values: [name: string, text: string][] = [];
  const validationErrors: string[] = [];
  let captcha: string | null = null;
  for (const field of fields) {
    const text = textOf(posted, field.name);
    const problem = problemWith(field, text, language);
    if (problem !== null) validationErrors.push(problem);
    else if (field.name === CAPTCHA_NAME) captcha = text ?? '';
    else values.push([field.name, text ?? '']);
  }
  const answers = Object.fromEntries(values);
  if (validationErrors.length === 0 && isUnanswered(fields, answers)) {
    validationErrors.push(textsIn(language).answer.nothing);
  }
  if (validationErrors.length > 0)
    throw new AppError('invalid', textsIn(language).answer.invalid, { validationErrors });
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

/** Only a program posts what is no text, or a tick that is neither true nor false. */
function problemWith(field: FormField, text: string | undefined, language: string): string | null {
  const label = field.label || field.name;
  if (text === undefined) return `${label} must be text.`;
  const problem = valueProblem(field, text);
  if (!problem) return null;
  if (problem === 'checkbox') return `${label} must be true or false.`;
  const { answer, form } = textsIn(language);
  if (problem === 'captcha') return form.captcha;
  return filled(answer[NAMES[problem]], { label, max: maxLengthOf(field) }, language);
}

/** A missing value is an empty text, a boolean `true` or `false`; undefined for any other type. */
function textOf(posted: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(posted, name) ? (posted[name] ?? '') : '';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}
