import { form } from '../../fields/english.ts';
import { filled, fixedTexts } from '../../texts/fixed-texts.ts';

/** One field as it was filled in. */

const fixed = fixedTexts('form', form);
export interface FilledField {
  value: string;
  isRequired: boolean;
  /** The control expects an e-mail address and does not hold one. */
  isBadEmail: boolean;
  maxLength?: number | undefined;
}

/** What is wrong with a field (specification §5); empty when nothing is. */
export function subscribeMessage({ value, isRequired, isBadEmail, maxLength }: FilledField): string {
  if (isRequired && value.trim() === '') return fixed.required;
  if (isBadEmail) return fixed.email;
  if (maxLength && value.length > maxLength) return filled(fixed.tooLong, { max: maxLength });
  return '';
}
