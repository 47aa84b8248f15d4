import { type Form, formSchema } from '#content-store/model/forms/form.ts';
import type { StoredForm } from '#content-store/model/forms/forms-in.ts';
import { upgraded } from '../fields/versioned.ts';
import { blockOf } from './item-schema.ts';

/** A form stored beside its page, in the present version of its block. Throws the error of `upgrade`, or ZodError. */
export function currentForm(stored: StoredForm): Form {
  const definition = blockOf('Form')?.definition;
  const current = definition ? upgraded(definition, stored) : stored;
  return current === stored ? stored : formSchema.parse(current);
}
