import type { FormFieldType } from '#content-store/model/forms/form-field.ts';

export const FIELD_TYPE_NAMES: Record<FormFieldType, string> = {
  text: 'Text',
  textArea: 'Text Area',
  select: 'Select',
  checkbox: 'Checkbox',
  email: 'Email',
  multipleChoice: 'Multiple Choice',
  captcha: 'Captcha',
  phone: 'Phone',
  date: 'Date',
};
