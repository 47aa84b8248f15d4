import type { FormField } from '#content-store/model/forms/form-field.ts';
import { maxLengthOf, type ValueProblem, valueProblem } from '#content-store/model/forms/form-value.ts';

const MESSAGES: Record<ValueProblem, string> = {
  required: 'This field is required',
  captcha: 'This field is required',
  email: 'A valid email address is required',
  option: 'Please choose one of the options',
  checkbox: 'This field is required',
  'too-long': 'This field cannot exceed {max} characters',
};

/** What is wrong with a field, for the person who fills it in (specification §5); empty when nothing is. */
export function fieldMessage(field: FormField, value: string): string {
  const problem = valueProblem(field, value);
  return problem ? MESSAGES[problem].replace('{max}', String(maxLengthOf(field))) : '';
}

export const CAPTCHA_MESSAGE = 'Please complete the recaptcha';
