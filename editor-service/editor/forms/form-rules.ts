import { CAPTCHA_NAME } from '#content-store/model/forms/fixed-names.ts';
import type { Form } from '#content-store/model/forms/form.ts';
import type { FormField, FormFieldType } from '#content-store/model/forms/form-field.ts';

/** The form that a field is in: its other fields, and whether one of the form's mails uses the name of this one. */
export interface AroundField {
  others: readonly FormField[];
  isMentioned: boolean;
}

/** What is around one field of a form. */
export function aroundField(form: Form, index: number): AroundField {
  const name = form.fields[index]?.name ?? '';
  const texts = [form.subject, form.successEmailSubject, form.successEmailText];
  const isMentioned = name !== '' && (form.submitterEmailField === name || texts.some((text) => mentions(text, name)));
  return { others: form.fields.toSpliced(index, 1), isMentioned };
}

const mentions = (text: string, name: string): boolean => text.includes(`\${${name}}`);

/**
 * The field with another type: a captcha has a fixed name and is required. Any other type clears a name that was given by
 * hand, so that it follows the label again, unless a mail uses it.
 */
export function withType(field: FormField, type: FormFieldType, { others, isMentioned }: AroundField): FormField {
  if (type === field.type) return field;
  if (type === 'captcha') return { ...field, type, name: CAPTCHA_NAME, required: true };
  return { ...field, type, name: isMentioned ? field.name : nameFor(field.label, others) };
}

/** The most characters of a name (`formFieldSchema`). */
const MAX_NAME_LENGTH = 100;

/**
 * The field with another label. Its name follows the label, and stays different from those of the other fields, until
 * it is changed by hand or a mail uses it. A captcha keeps its name.
 */
export function withLabel(field: FormField, label: string, { others, isMentioned }: AroundField): FormField {
  const isOwn = isMentioned || (field.name !== '' && field.name !== nameFor(field.label, others));
  const follows = field.type !== 'captcha' && !isOwn;
  return { ...field, label, name: follows ? nameFor(label, others) : field.name };
}

function nameFor(label: string, others: readonly FormField[]): string {
  const name = label
    .replace(/[${}]/g, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH - 4);
  const isTaken = (wanted: string) => others.some((other) => other.name === wanted);
  if (name === '' || !isTaken(name)) return name;
  let number = 2;
  while (isTaken(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** True for types whose values visitors type, so that their length can be limited. */
export function hasLength({ type }: Pick<FormField, 'type'>): boolean {
  return type === 'text' || type === 'textArea' || type === 'email';
}

/** True for types whose values are chosen from options. */
export function hasOptions({ type }: Pick<FormField, 'type'>): boolean {
  return type === 'select' || type === 'multipleChoice';
}

/** The fields whose address can receive the confirmation: only required ones are always filled in. */
export function confirmationFields(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ type, required, name }) => type === 'email' && required && name !== '');
}

/** The values for the preview of the confirmation: each required field's own name. */
export function previewValues(fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(
    fields.filter(({ required, name }) => required && name !== '').map(({ name }) => [name, name]),
  );
}

/** True when the returned preview reports an error. */
export function isErrorPreview(markup: string): boolean {
  return /error/i.test(markup);
}
