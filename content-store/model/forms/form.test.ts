import { expect, test } from 'vitest';
import { formSchema } from './form.ts';
import { formConfigurationError } from './form-configuration.ts';
import { formFieldSchema } from './form-field.ts';
import { subscribeSchema } from './subscribe.ts';

const complete = {
  identifier: 'contact',
  recipient: 'office@example.org',
  subject: 'Enquiry',
  fields: [{ name: 'email' }],
};

test.each([
  [{}, undefined],
  [{ identifier: '', recipient: '', subject: '' }, 'Identifier missing'],
  [{ recipient: '', subject: '' }, 'Recipient missing'],
  [{ subject: '', fields: [{ name: '' }] }, 'Subject missing'],
  [{ fields: [{ name: '' }, { name: '' }] }, 'All fields need names configured'],
  [{ fields: [{ name: 'a' }, { name: 'a' }] }, 'Fields cannot have duplicate names'],
])('formConfigurationError() checks in the specified order: %j', (change, message) => {
  expect(formConfigurationError({ ...complete, ...change })).toBe(message);
});

test('formSchema has the specified defaults', () => {
  const form = formSchema.parse({});
  expect(form).toMatchObject({ primaryButtonText: 'Send enquiry', trackInGA: false, ccs: [], fields: [] });
  expect(() => formSchema.parse({ recipient: 'a@x.org, b@z.org' })).toThrow();
});

test('texts that visitors need are never blank', () => {
  expect(formSchema.parse({ primaryButtonText: ' ' }).primaryButtonText).toBe('Send enquiry');
  const blank = { submitText: '', successMessage: '' };
  expect(subscribeSchema.parse(blank)).toMatchObject({
    submitText: 'Submit',
    successMessage: 'Subscribed succesfully.',
  });
});

test('formFieldSchema fixes the name of a captcha and makes it required', () => {
  expect(formFieldSchema.parse({ type: 'captcha', name: 'mine' })).toMatchObject({ name: 'recaptcha', required: true });
  expect(() => formFieldSchema.parse({ type: 'select', options: ['a;;b'] })).toThrow(';;');
});

test('subscribeSchema has the specified texts and first field', () => {
  expect(subscribeSchema.parse({})).toMatchObject({
    submitText: 'Submit',
    successMessage: 'Subscribed succesfully.',
    fields: [{ id: 'email_address', name: 'Email Address', required: true }],
  });
  expect(() => subscribeSchema.parse({ fields: [{ id: '' }] })).toThrow('An ID for the field is required!');
});

test('optionsSchema drops duplicate and blank options', () => {
  const options = ['Monday', '', ' ', 'Friday', 'Monday'];
  expect(formFieldSchema.parse({ type: 'select', options }).options).toEqual(['Monday', 'Friday']);
  const { fields } = subscribeSchema.parse({ fields: [{ id: 'DAY', type: 'select', options }] });
  expect(fields[0]?.options).toEqual(['Monday', 'Friday']);
});
