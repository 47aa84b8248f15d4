import { isEmail } from '#content-store/model/forms/form-value.ts';
import type { SubscribeField } from '#content-store/model/forms/subscribe.ts';

const MAX_LENGTH = 10_000;

/** The error in the text of a subscribe field (specification §5); empty when there is none. */
export function subscribeMessage({ type, required, maxLength = MAX_LENGTH }: SubscribeField, value: string): string {
  if (value.trim() === '') return required ? 'This field is required' : '';
  if (type === 'email' && !isEmail(value.trim())) return 'A valid email address is required';
  return value.length > maxLength ? `This field cannot exceed ${maxLength} characters` : '';
}
