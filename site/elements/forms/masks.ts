import type { FormFieldType } from '#content-store/model/forms/form-field.ts';

/** `#` stands for a digit; the date mask is for browsers without a date control. */
export const MASKS: Partial<Record<FormFieldType, string>> = { phone: '#### ### ###', date: '##/##/####' };

export const isMasked = (type: FormFieldType): boolean => MASKS[type] !== undefined;
