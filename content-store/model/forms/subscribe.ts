import { z } from 'zod';
import { optionalNumber, select, toggle } from '../fields/choices.ts';
import { part, type SchemaOf } from '../fields/part.ts';
import { group, list } from '../fields/structure.ts';
import { text } from '../fields/texts.ts';
import { options } from './options.ts';

/** Control types of a subscribe field. */
const SUBSCRIBE_FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'phone',
  'date',
  'select',
  'multipleChoice',
  'checkbox',
] as const;

/** Said to editors, and to callers who name no list. */
export const LIST_MISSING = 'A mailchimp list id is required, please check the config';
const ID_MISSING = 'An ID for the field is required!';

const fieldParts = {
  id: part(
    z.string().trim().min(1, ID_MISSING).max(100),
    {
      kind: 'text',
      label: 'Id',
      help: 'The merge field in Mailchimp',
      maxLength: 100,
      isCode: true,
      missing: ID_MISSING,
    },
    { limits: { max: 100 }, start: () => '' },
  ),
  name: text('Name', { max: 200, placeholder: 'Field label' }),
  label: text('Label', { max: 200, help: 'Shown instead of the name' }),
  type: select(
    'Type',
    SUBSCRIBE_FIELD_TYPES.map((value) => ({ value, label: value })),
  ),
  options: options('For select and multipleChoice: one per line'),
  required: toggle('Required'),
  placeholder: text('Placeholder', { max: 200 }),
  maxLength: optionalNumber('Longest answer', { min: 1, max: 10_000 }),
  message: text('Message if invalid', { max: 500 }),
};
export type SubscribeField = z.output<SchemaOf<typeof fieldParts>>;

/** A block's mailing list; default texts and first field as specified. */
export const subscribe = group({
  listId: text('Mailchimp list id', { max: 100, isCode: true }),
  submitText: text('Submit text', { max: 100, whenBlank: 'Submit', placeholder: 'Button Text' }),
  successMessage: text('Success message', {
    max: 500,
    whenBlank: 'Subscribed succesfully.', // the specification's spelling
  }),
  fields: list('Form fields', fieldParts, {
    max: 50,
    title: 'name',
    asksBeforeRemoval: true,
    start: [{ id: 'email_address', name: 'Email Address', type: 'email', required: true }],
  }),
});
export const subscribeSchema = subscribe.schema;
export type Subscribe = z.output<typeof subscribeSchema>;
