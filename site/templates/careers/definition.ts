import { colour, group, link, text } from '../../fields/fields.ts';
import { headerWords, pageBackground, textColour, trail } from '../../fields/header-fields.ts';
import { LIGHT_COLOURS, PAGE_BACKGROUNDS, PAGE_GROUND } from '../../fields/palette.ts';
import { defineTemplate } from '../../fields/template-definition.ts';
import { jobAdvertisement } from './job-advertisement.ts';

const NOTICE_COLOURS = [...LIGHT_COLOURS, ...PAGE_BACKGROUNDS];

export const careers = defineTemplate({
  template: 'careers',
  label: 'Job',
  description: 'A job to apply for. The careers carousel counts and shows it.',
  header: {
    ...headerWords,
    subheading: text('Place, hours, pay'),
    applyLink: link('Apply'),
    shareLink: link('Share'),
    config: group({ backgroundColour: colour('Notice colour', NOTICE_COLOURS, 'pink') }),
    ...textColour,
    ...pageBackground,
    ...trail,
  },
  headerTypes: ['Careers'],
  isDated: true,
  initial: { showBreadcrumb: true, backgroundColour: PAGE_GROUND, contents: jobAdvertisement },
});
