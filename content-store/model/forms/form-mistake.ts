import { type Form, formParts } from './form.ts';
import { formConfigurationError, NEEDED } from './form-configuration.ts';

/** Why a form cannot be sent, in the words of its panel, and the path of the field there; null when it can. */
export function formMistake(form: Form): { message: string; field: string } | null {
  const [field] = NEEDED.find(([setting]) => !form[setting]) ?? [];
  if (field) return { message: `Enter “${formParts[field].fields[0]?.label}”.`, field };
  const message = formConfigurationError(form);
  return message ? { message: `${message}.`, field: 'fields' } : null;
}
