import { filled, formTexts as fixed } from '../../texts/fixed-texts.ts';

/** A field as it was filled in. */
export interface FilledField {
  value: string;
  isRequired: boolean;
  /** The control expects an e-mail address and holds something else. */
  isBadEmail: boolean;
  isBadPhone?: boolean;
  maxLength?: number | undefined;
}

/** The validation message of a field; empty if it is valid. */
export function subscribeMessage({ value, isRequired, isBadEmail, isBadPhone, maxLength }: FilledField): string {
  if (isRequired && value.trim() === '') return fixed.required;
  if (isBadEmail) return fixed.email;
  if (isBadPhone) return fixed.phone;
  if (maxLength && value.length > maxLength) return filled(fixed.tooLong, { max: maxLength });
  return '';
}
