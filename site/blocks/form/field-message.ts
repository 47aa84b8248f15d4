import type { FormField } from '#content-store/model/forms/form-field.ts';
import { maxLengthOf, type ValueProblem, valueProblem } from '#content-store/model/forms/form-value.ts';
import { filled, formTexts as fixed } from '../../texts/fixed-texts.ts';

const MESSAGES: Record<ValueProblem, string> = {
  required: fixed.required,
  captcha: fixed.required,
  email: fixed.email,
  option: fixed.option,
  checkbox: fixed.required,
  date: fixed.date,
  phone: fixed.phone,
  'too-long': fixed.tooLong,
};

/** The validation message of a field; empty when it is valid. */
export function fieldMessage(field: FormField, value: string): string {
  const problem = valueProblem(field, value);
  return problem ? filled(MESSAGES[problem], { max: maxLengthOf(field) }) : '';
}
