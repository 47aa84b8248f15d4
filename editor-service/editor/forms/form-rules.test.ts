import { describe, expect, test } from 'vitest';
import { type FormField, formFieldSchema } from '#content-store/model/forms/form-field.ts';
import { confirmationFields, isErrorPreview, previewValues, withType } from './form-rules.ts';

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
