import { expect, test } from 'vitest';
import { formFieldSchema } from '#content-store/model/forms/form-field.ts';
import * as english from '../../words/english.ts';
import { formValues } from './form-values.ts';
import { fieldMessage } from './use-submission.ts';

const said = { fixed: english.form, language: 'en' };
const field = (changes: object) => formFieldSchema.parse({ name: 'x', ...changes });

test('fieldMessage() describes each problem in the specified words', () => {
  expect(fieldMessage(field({ required: true }), '', said)).toBe('This field is required');
  expect(fieldMessage(field({ type: 'email', required: true }), 'ben', said)).toBe('A valid email address is required');
  expect(fieldMessage(field({ maxLength: 3 }), 'abcd', said)).toBe('This field cannot exceed 3 characters');
  expect(fieldMessage(field({ type: 'captcha' }), '', said)).toBe('This field is required');
  expect(fieldMessage(field({}), 'anything', said)).toBe('');
});

test('formValues() joins chosen options with ;; and returns true or false for a checkbox', () => {
  const data = new FormData();
  data.append('days', 'Monday');
  data.append('days', 'Friday');
  data.append('agree', 'true');
  const fields = [
    field({ type: 'multipleChoice', name: 'days' }),
    field({ type: 'checkbox', name: 'agree' }),
    field({ type: 'checkbox', name: 'news' }),
    field({ type: 'captcha' }),
    field({ name: 'empty' }),
  ];
  expect(formValues(fields, data, 'answer')).toEqual({
    days: 'Monday;;Friday',
    agree: 'true',
    news: 'false',
    recaptcha: 'answer',
    empty: '',
  });
});
