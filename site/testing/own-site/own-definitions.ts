import { formParts } from '#content-store/model/forms/form.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { blocks, number, secret, text } from '../../fields/fields.ts';
import type { StoredFields } from '../../fields/versioned.ts';

/** A renamed field: version 1 called the heading `title`. */
const notice = defineBlock({
  componentType: 'Notice',
  label: 'Notice',
  description: 'A few words on a sheet.',
  version: 2,
  upgrade: ({ title, ...content }) => ({ heading: title, ...content }),
  content: { heading: text('Heading', { max: 100, start: 'Notice' }) },
});

/** A split field: version 1 had the whole name in one field; version 3 renames `surname` to `familyName`. */
const person = defineBlock({
  componentType: 'Person',
  label: 'Person',
  description: 'Somebody, and how to reach them.',
  version: 3,
  upgrade: (content, from) => {
    const second = from < 2 ? splitName(content) : content;
    const { surname, ...others } = second;
    return { familyName: surname, ...others };
  },
  content: {
    givenName: text('Given name', { max: 100 }),
    familyName: text('Family name', { max: 100 }),
    ...secret({ mail: text('Mail', { max: 254 }) }),
  },
});

function splitName({ name, ...content }: StoredFields): StoredFields {
  const [givenName = '', ...rest] = typeof name === 'string' ? name.split(' ') : [];
  return { givenName, surname: rest.join(' '), ...content };
}

/** A renamed list of blocks: version 1 called it `items`. */
const shelf = defineBlock({
  componentType: 'Shelf',
  label: 'Shelf',
  description: 'Components in a row.',
  version: 2,
  upgrade: ({ items, ...content }) => ({ contents: items, ...content }),
  content: { contents: blocks() },
  slots: () => [{ name: 'contents', path: 'contents', label: 'Shelf' }],
});

/** Its upgrade always fails. */
const broken = defineBlock({
  componentType: 'Broken',
  label: 'Broken',
  description: 'Fails.',
  version: 2,
  upgrade: () => {
    throw new Error('no price');
  },
  content: { price: number('Price', { min: 0, max: 1000, start: 0 }) },
});

/** Replaces the built-in block: version 1 called the recipient `to`. */
const form = defineBlock({
  componentType: 'Form',
  label: 'Form',
  description: 'Asks.',
  version: 2,
  upgrade: ({ to, ...content }) => ({ recipient: to, ...content }),
  content: formParts,
});

export const ownDefinitions = [notice, person, shelf, broken, form];
