import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { headerShape, PAGE_BACKGROUND, TEXT_COLOUR, TRAIL, trailSchema, WORDS } from '../../fields/header-fields.ts';
import { colourSchema, LIGHT_COLOURS, PAGE_BACKGROUNDS, PAGE_GROUND } from '../../fields/palette.ts';
import { defineTemplate } from '../../fields/template-definition.ts';
import { jobAdvertisement } from './job-advertisement.ts';

const NOTICE_COLOURS = [...LIGHT_COLOURS, ...PAGE_BACKGROUNDS];

export const careers = defineTemplate({
  template: 'careers',
  label: 'Job',
  description: 'A job to apply for. The careers carousel counts and shows it.',
  header: z.object({
    ...headerShape,
    subheading: z.string().max(300).default(''),
    breadcrumb: trailSchema,
    applyLink: linkSchema,
    shareLink: linkSchema,
    config: z.object({ backgroundColour: colourSchema(NOTICE_COLOURS, 'pink') }).prefault({}),
  }),
  headerTypes: ['Careers'],
  fields: [
    ...WORDS,
    { kind: 'text', path: 'header.subheading', label: 'Place, hours, pay' },
    { kind: 'link', path: 'header.applyLink', label: 'Apply' },
    { kind: 'link', path: 'header.shareLink', label: 'Share' },
    { kind: 'colour', path: 'header.config.backgroundColour', label: 'Notice colour', colours: NOTICE_COLOURS },
    TEXT_COLOUR,
    PAGE_BACKGROUND,
    ...TRAIL,
  ],
  initial: { showBreadcrumb: true, backgroundColour: PAGE_GROUND, contents: jobAdvertisement },
});
