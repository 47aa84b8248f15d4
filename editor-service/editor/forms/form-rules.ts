import type { FormField, FormFieldType } from '#content-store/model/forms/form-field.ts';
import { CAPTCHA_NAME } from '#content-store/model/forms/form-value.ts';

/** The field with another type: a captcha has a fixed name and is required, others start unnamed (specification §5). */
export function withType(field: FormField, type: FormFieldType): FormField {
  if (type === field.type) return field;
  return type === 'captcha' ? { ...field, type, name: CAPTCHA_NAME, required: true } : { ...field, type, name: '' };
}

/** True for types whose values are chosen from options. */
export function hasOptions({ type }: Pick<FormField, 'type'>): boolean {
  return type === 'select' || type === 'multipleChoice';
}

/** The fields whose address can receive the confirmation: only required ones are always filled in. */
export function confirmationFields(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ type, required, name }) => type === 'email' && required && name !== '');
}

/** The values for the preview of the confirmation: each required field's own name (specification §7). */
export function previewValues(fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(
    fields.filter(({ required, name }) => required && name !== '').map(({ name }) => [name, name]),
  );
}

/** True when the returned preview reports an error (specification §5). */
export function isErrorPreview(markup: string): boolean {
  return /error/i.test(markup);
}
