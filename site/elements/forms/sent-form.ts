import type { FilledField } from '#content-store/model/forms/form-value.ts';

/** What the script that sends a form knows of it: JSON in the form's `data-form`. */
export interface SentForm {
  apiUrl: string;
  call: 'forms/submit' | 'mailchimp/subscribe';
  /** Sent with what was filled in. */
  about: object;
  /** The form's name, for the token that it is sent with. */
  identifier?: string;
  fields: readonly SentField[];
  /** True for a form whose sending is reported to the data layer. */
  isTracked?: boolean;
}

/** `message` is shown instead of the usual ones. */
export interface SentField extends FilledField {
  name: string;
  message?: string;
}
