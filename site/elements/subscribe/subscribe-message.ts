/** One field as it was filled in. */
export interface FilledField {
  value: string;
  isRequired: boolean;
  /** The control expects an e-mail address and does not hold one. */
  isBadEmail: boolean;
  maxLength?: number | undefined;
}

/** What is wrong with a field (specification §5); empty when nothing is. */
export function subscribeMessage({ value, isRequired, isBadEmail, maxLength }: FilledField): string {
  if (isRequired && value.trim() === '') return 'This field is required';
  if (isBadEmail) return 'A valid email address is required';
  if (maxLength && value.length > maxLength) return `This field cannot exceed ${maxLength} characters`;
  return '';
}
