import { CAPTCHA_NAME, CHOICE_SEPARATOR } from '#content-store/model/forms/fixed-names.ts';
import type { FormField } from '#content-store/model/forms/form-field.ts';

export type FormValues = Record<string, string>;

/** The values of a form's controls by field name: chosen options joined by `;;`, a checkbox as `true` or `false`. */
export function formValues(fields: readonly FormField[], data: FormData, captcha: string): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, filledIn(field, data, captcha)]));
}

function filledIn({ type, name }: FormField, data: FormData, captcha: string): string {
  if (name === CAPTCHA_NAME) return captcha;
  if (type === 'checkbox') return String(data.has(name));
  return data
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .join(CHOICE_SEPARATOR);
}
