import { link, picture } from '../../fields/fields.ts';
import { headerWords, pageBackground, textColour, trail } from '../../fields/header-fields.ts';
import { PAGE_GROUND } from '../../fields/palette.ts';
import { PORTRAIT } from '../../fields/picture-sizes.ts';
import { defineTemplate } from '../../fields/template-definition.ts';

export const teamMember = defineTemplate({
  template: 'teamMember',
  label: 'Team member',
  description: 'A member of the team: a portrait, then what they do.',
  header: {
    ...headerWords,
    image: picture('Portrait', PORTRAIT),
    linkedIn: link('LinkedIn', { start: { type: 'external' } }),
    ...textColour,
    ...pageBackground,
    ...trail,
  },
  headerTypes: ['TeamMember'],
  initial: { showBreadcrumb: true, backgroundColour: PAGE_GROUND },
});
