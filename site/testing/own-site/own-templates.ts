import { z } from 'zod';
import { headerShape, WORDS } from '../../fields/header-fields.ts';
import { defineTemplate } from '../../fields/template-definition.ts';

/** Version 1 of its header stored the description in `subtitle`. */
const story = defineTemplate({
  template: 'story',
  label: 'Story',
  description: 'A long read.',
  version: 2,
  upgrade: ({ subtitle, ...header }) => ({ description: subtitle, ...header }),
  header: z.object(headerShape),
  headerTypes: ['HeaderOne'],
  fields: WORDS,
  initial: {},
});

export const ownTemplates = [story];
