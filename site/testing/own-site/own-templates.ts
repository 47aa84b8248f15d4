import { headerWords, textColour } from '../../fields/header-fields.ts';
import { defineTemplate } from '../../fields/template-definition.ts';

/** Version 1 of its header stored the description in `subtitle`. */
const story = defineTemplate({
  template: 'story',
  label: 'Story',
  description: 'A long read.',
  version: 2,
  upgrade: ({ subtitle, ...header }) => ({ description: subtitle, ...header }),
  header: { ...headerWords, ...textColour },
  headerTypes: ['HeaderOne'],
  initial: {},
});

export const ownTemplates = [story];
