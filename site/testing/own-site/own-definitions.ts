import { z } from 'zod';
import { formFields } from '#content-store/model/forms/form.ts';
import { contentListSchema } from '#content-store/model/values/content-item.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import type { StoredFields } from '../../fields/versioned.ts';

/** A renamed field: version 1 called the heading `title`. */
const notice = defineBlock({
  componentType: 'Notice',
  label: 'Notice',
  description: 'A few words on a sheet.',
  version: 2,
  upgrade: ({ title, ...content }) => ({ heading: title, ...content }),
  schema: z.object({ heading: z.string().max(100).default('Notice') }),
  fields: [{ kind: 'text', path: 'heading', label: 'Heading', maxLength: 100 }],
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
  schema: z.object({
    givenName: z.string().max(100).default(''),
    familyName: z.string().max(100).default(''),
    mail: z.string().max(254).default(''),
  }),
  fields: [
    { kind: 'text', path: 'givenName', label: 'Given name', maxLength: 100 },
    { kind: 'text', path: 'familyName', label: 'Family name', maxLength: 100 },
    { kind: 'text', path: 'mail', label: 'Mail', maxLength: 254, private: true },
  ],
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
  schema: z.object({ contents: contentListSchema }),
  fields: [],
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
  schema: z.object({ price: z.number().default(0) }),
  fields: [],
});

/** Replaces the built-in block: version 1 called the recipient `to`. */
const form = defineBlock({
  componentType: 'Form',
  label: 'Form',
  description: 'Asks.',
  version: 2,
  upgrade: ({ to, ...content }) => ({ recipient: to, ...content }),
  schema: z.object(formFields),
  fields: [],
});

export const ownDefinitions = [notice, person, shelf, broken, form];
