import { describe, expect, test } from 'vitest';
import { formSchema } from '#content-store/model/forms/form.ts';
import { type FormField, formFieldSchema } from '#content-store/model/forms/form-field.ts';
import {
  type AroundField,
  aroundField,
  confirmationFields,
  hasLength,
  isErrorPreview,
  previewValues,
  withLabel,
  withType,
} from './form-rules.ts';

const field = (values: Partial<FormField>): FormField => formFieldSchema.parse(values);
const ALONE: AroundField = { others: [], isMentioned: false };
const MENTIONED: AroundField = { others: [], isMentioned: true };

describe('withType()', () => {
  test('names a captcha and makes it required', () => {
    const captcha = withType(field({ type: 'text', name: 'robot', label: 'Not a robot' }), 'captcha', ALONE);
    expect(captcha).toMatchObject({ type: 'captcha', name: 'recaptcha', required: true, label: 'Not a robot' });
  });

  test('clears a name for any other type, so that it follows the label', () => {
    expect(withType(field({ type: 'captcha' }), 'text', ALONE)).toMatchObject({ type: 'text', name: '' });
    const named = field({ type: 'text', name: 'email' });
    expect(withType(named, 'email', ALONE)).toMatchObject({ type: 'email', name: '' });
    expect(withType({ ...named, label: 'Your email' }, 'email', ALONE)).toMatchObject({ name: 'Your email' });
  });

  test('keeps a name that a mail uses', () => {
    expect(withType(field({ name: 'who', label: 'Name' }), 'textArea', MENTIONED)).toMatchObject({ name: 'who' });
  });

  test('leaves a field unchanged that already has the type', () => {
    const email = field({ type: 'email', name: 'email' });
    expect(withType(email, 'email', ALONE)).toBe(email);
  });
});

describe('withLabel()', () => {
  test('fills the name from the label, letter by letter', () => {
    const typed = withLabel(withLabel(field({}), 'Your n', ALONE), 'Your name ', ALONE);
    expect(typed).toMatchObject({ label: 'Your name ', name: 'Your name' });
  });

  test('leaves a name alone that was changed by hand', () => {
    expect(withLabel(field({ label: 'Mail', name: 'address' }), 'E-mail', ALONE)).toMatchObject({ name: 'address' });
    expect(withLabel(field({ type: 'captcha' }), 'Not a robot', ALONE)).toMatchObject({ name: 'recaptcha' });
  });

  test('leaves a name alone that a mail uses', () => {
    expect(withLabel(field({ label: 'Name', name: 'Name' }), 'Your name', MENTIONED)).toMatchObject({ name: 'Name' });
  });

  test('never takes the name of another field', () => {
    const around = { others: [field({ name: 'Name' }), field({ name: 'Name 2' })], isMentioned: false };
    const third = withLabel(field({}), 'Name', around);
    expect(third.name).toBe('Name 3');
    expect(withLabel(third, 'Names', around).name).toBe('Names');
  });

  test('makes no name that a mail text could not mention', () => {
    expect(withLabel(field({}), `Price in ${'$'}{currency}`, ALONE).name).toBe('Price in currency');
  });
});

test('aroundField() says whether the mails of the form use the name of a field', () => {
  const fields = ['Name', 'Email', 'Topic', ''].map((name) => field({ name }));
  const texts = { subject: `From \${Name}`, submitterEmailField: 'Email', successEmailText: '<p>Topic</p>' };
  const form = formSchema.parse({ ...texts, fields });
  expect(fields.map((_, index) => aroundField(form, index).isMentioned)).toEqual([true, true, false, false]);
  expect(aroundField(form, 1).others.map(({ name }) => name)).toEqual(['Name', 'Topic', '']);
});

test('hasLength() is true for what visitors type', () => {
  expect([hasLength({ type: 'textArea' }), hasLength({ type: 'date' })]).toEqual([true, false]);
});

test('confirmationFields() returns the required email fields with a name', () => {
  const address = field({ type: 'email', name: 'address', required: true });
  const optional = field({ type: 'email', name: 'second' });
  const nameless = field({ type: 'email', required: true });
  const text = field({ type: 'text', name: 'email', required: true });
  expect(confirmationFields([optional, address, nameless, text])).toEqual([address]);
});

test('previewValues() maps each required field to its own name', () => {
  const fields = [field({ name: 'first', required: true }), field({ name: 'second' }), field({ required: true })];
  expect(previewValues(fields)).toEqual({ first: 'first' });
});

test('isErrorPreview() finds the word "error" anywhere', () => {
  expect(isErrorPreview('Error: no such field')).toBe(true);
  expect(isErrorPreview('<p>There was an error</p>')).toBe(true);
  expect(isErrorPreview('<p>Dear first,</p>')).toBe(false);
});
