import { list, secret, text } from '../../fields/fields.ts';
import { headerWords, textColour } from '../../fields/header-fields.ts';
import { defineTemplate } from '../../fields/template-definition.ts';

const readers = secret({ readers: list('Readers', { mail: text('Mail') }, { max: 9 }) });

/** Version 1 of its header stored the description in `subtitle`. */
const story = defineTemplate({
  template: 'story',
  label: 'Story',
  description: 'A long read.',
  version: 2,
  upgrade: ({ subtitle, ...header }) => ({ description: subtitle, ...header }),
  header: {
    ...headerWords,
    ...textColour,
    ...readers,
    chapters: list('Chapters', { title: text('Title'), ...readers }, { max: 9 }),
  },
  headerTypes: ['HeaderOne'],
  initial: {},
});

export const ownTemplates = [story];
