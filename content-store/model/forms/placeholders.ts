import type { Form } from './form.ts';

/** A field named in a text of a mail: `${name}`. */
export const PLACEHOLDER = /\$\{([^{}]{1,100})\}/g;

/** The names in a form's mail texts that no field of it has: nothing is sent in their place. */
export function unknownNames(
  form: Pick<Form, 'subject' | 'successEmailSubject' | 'successEmailText'> & { fields: readonly { name: string }[] },
): string[] {
  const names = new Set(form.fields.map(({ name }) => name));
  const texts = [form.subject, form.successEmailSubject, form.successEmailText];
  const mentioned = texts.flatMap((text) => Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name));
  return [...new Set(mentioned)].filter((name) => !names.has(name));
}
