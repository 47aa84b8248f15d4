import { CAPTCHA_NAME, CHOICE_SEPARATOR } from '#content-store/model/forms/fixed-names.ts';
import type { SentField } from './sent-form.ts';

export type FormValues = Record<string, string>;

/**
 * The values of a form's controls by field name: chosen options joined by `;;`, a checkbox as `true` or `unchecked`, the
 * captcha's as given.
 */
export function formValues(
  fields: readonly SentField[],
  data: FormData,
  { captcha, unchecked }: { captcha: string; unchecked: string },
): FormValues {
  const filledIn = ({ type, name }: SentField): string => {
    if (name === CAPTCHA_NAME) return captcha;
    if (type === 'checkbox') return data.has(name) ? 'true' : unchecked;
    const values = data.getAll(name).filter((value) => typeof value === 'string');
    return values.join(CHOICE_SEPARATOR);
  };
  return Object.fromEntries(fields.map((field) => [field.name, filledIn(field)]));
}
