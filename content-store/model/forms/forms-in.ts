import { z } from 'zod';
import { type Form, formSchema } from './form.ts';
import { type Subscribe, subscribeSchema } from './subscribe.ts';

/** A form as stored beside its page; `version` is that of its block, so that later code can read it (absent: 1). */
export type StoredForm = Form & { version?: number };

/** A form for visitors; `identifier` is that of the form, or the id of the mailing list. */
export type FormOnPage = { identifier: string; blockKey: string } & (
  | { kind: 'enquiry'; form: StoredForm }
  | { kind: 'subscribe'; form: Subscribe }
);
export type FormKind = FormOnPage['kind'];

/** Stands for the key of a block that was stored without one. */
const NO_KEY = '_';

const storedFormSchema = formSchema.extend({ version: z.int().exactOptional() });

/** Every enquiry and subscribe form in a page's contents, at any depth; those without an identifier are ignored. */
export function formsIn(value: unknown): FormOnPage[] {
  if (value === null || typeof value !== 'object') return [];
  return [...ownForms(value), ...Object.values(value).flatMap(formsIn)].filter(({ identifier }) => identifier !== '');
}

function ownForms(block: object): FormOnPage[] {
  const forms: FormOnPage[] = [];
  const blockKey = 'key' in block && typeof block.key === 'string' ? block.key : NO_KEY;
  if ('componentType' in block && block.componentType === 'Form') {
    const parsed = storedFormSchema.safeParse(block);
    if (parsed.success)
      forms.push({ kind: 'enquiry', identifier: parsed.data.identifier, blockKey, form: parsed.data });
  }
  if ('subscribe' in block) {
    const parsed = subscribeSchema.safeParse(block.subscribe);
    if (parsed.success) forms.push({ kind: 'subscribe', identifier: parsed.data.listId, blockKey, form: parsed.data });
  }
  return forms;
}
