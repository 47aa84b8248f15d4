import { describe, expect, test } from 'vitest';
import { type FormField, formFieldSchema } from '#content-store/model/forms/form-field.ts';
import { confirmationFields, hasLength, isErrorPreview, previewValues, withLabel, withType } from './form-rules.ts';

const field = (values: Partial<FormField>): FormField => formFieldSchema.parse(values);

describe('withType()', () => {
  test('names a captcha and makes it required', () => {
    const captcha = withType(field({ type: 'text', name: 'robot', label: 'Not a robot' }), 'captcha');
    expect(captcha).toMatchObject({ type: 'captcha', name: 'recaptcha', required: true, label: 'Not a robot' });
  });

  test('clears the name for any other type', () => {
    expect(withType(field({ type: 'captcha' }), 'text')).toMatchObject({ type: 'text', name: '' });
    expect(withType(field({ type: 'text', name: 'email' }), 'email')).toMatchObject({ type: 'email', name: '' });
  });

  test('leaves a field unchanged that already has the type', () => {
    const email = field({ type: 'email', name: 'email' });
    expect(withType(email, 'email')).toBe(email);
  });
});

describe('withLabel()', () => {
  test('fills the name from the label, letter by letter', () => {
    const typed = withLabel(withLabel(field({}), 'Your n', []), 'Your name ', []);
    expect(typed).toMatchObject({ label: 'Your name ', name: 'Your name' });
  });

  test('leaves a name alone that was changed by hand', () => {
    expect(withLabel(field({ label: 'Mail', name: 'address' }), 'E-mail', [])).toMatchObject({ name: 'address' });
    expect(withLabel(field({ type: 'captcha' }), 'Not a robot', [])).toMatchObject({ name: 'recaptcha' });
  });

  test('never takes the name of another field', () => {
    const others = [field({ name: 'Name' }), field({ name: 'Name 2' })];
    const third = withLabel(field({}), 'Name', others);
    expect(third.name).toBe('Name 3');
    expect(withLabel(third, 'Names', others).name).toBe('Names');
  });

  test('makes no name that a mail text could not mention', () => {
    expect(withLabel(field({}), `Price in ${'$'}{currency}`, []).name).toBe('Price in currency');
  });
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
