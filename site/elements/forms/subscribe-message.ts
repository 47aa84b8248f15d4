import { filled } from '../../texts/filled.ts';
import type { Catalogue } from '../../words/catalogue.ts';

/** The words of subscribe forms that their script says. */
const SAID = ['required', 'email', 'phone', 'tooLong', 'invalid', 'sending', 'unknown', 'unreachable'] as const;

export type SubscribeTexts = Pick<Catalogue['form'], (typeof SAID)[number]>;

/** Those of a language as an attribute of a form. */
export const subscribeTexts = (texts: SubscribeTexts): string =>
  JSON.stringify(Object.fromEntries(SAID.map((name) => [name, texts[name]])));

/** A field as it was filled in. */
export interface FilledField {
  value: string;
  isRequired: boolean;
  /** The control expects an e-mail address and holds something else. */
  isBadEmail: boolean;
  isBadPhone?: boolean;
  maxLength?: number | undefined;
}

/** The validation message of a field in a language; empty if it is valid. */
export function subscribeMessage(field: FilledField, fixed: SubscribeTexts, language: string): string {
  const { value, isRequired, isBadEmail, isBadPhone, maxLength } = field;
  if (isRequired && value.trim() === '') return fixed.required;
  if (isBadEmail) return fixed.email;
  if (isBadPhone) return fixed.phone;
  if (maxLength && value.length > maxLength) return filled(fixed.tooLong, { max: maxLength }, language);
  return '';
}
