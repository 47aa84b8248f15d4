import { expect, test } from 'vitest';
import * as english from '../../words/english.ts';
import { type FilledField, subscribeMessage } from './subscribe-message.ts';

const message = (field: Partial<FilledField>) =>
  subscribeMessage({ value: '', isRequired: false, isBadEmail: false, ...field }, english.form, 'en');

test('subscribeMessage() reports an empty required field', () => {
  expect(message({ isRequired: true })).toBe('This field is required');
  expect(message({ isRequired: true, value: '  ' })).toBe('This field is required');
  expect(message({ isRequired: true, value: 'x' })).toBe('');
});

test('subscribeMessage() reports an invalid address', () => {
  expect(message({ value: 'x', isBadEmail: true })).toBe('A valid email address is required');
});

test('subscribeMessage() reports an invalid telephone number', () => {
  expect(message({ value: 'x', isBadPhone: true })).toBe('A valid phone number is required');
});

test('subscribeMessage() reports the maximum length', () => {
  expect(message({ value: 'abcd', maxLength: 3 })).toBe('This field cannot exceed 3 characters');
  expect(message({ value: 'abc', maxLength: 3 })).toBe('');
});
