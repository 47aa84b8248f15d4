import type { Field } from '#content-store/model/fields/field.ts';

/** The field for a block's `links`. */
export const LINKS = {
  kind: 'list',
  path: 'links',
  label: 'Links',
  title: 'text',
  newEntry: { type: 'page', href: '', text: '' },
  fields: [{ kind: 'link', path: '', label: 'Link' }],
} as const satisfies Field;
