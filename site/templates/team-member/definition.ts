import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { headerShape, PAGE_BACKGROUND, TEXT_COLOUR, TRAIL, trailSchema, WORDS } from '../../fields/header-fields.ts';
import { PAGE_GROUND } from '../../fields/palette.ts';
import { PORTRAIT } from '../../fields/picture-sizes.ts';
import { defineTemplate } from '../../fields/template-definition.ts';

export const teamMember = defineTemplate({
  template: 'teamMember',
  label: 'Team member',
  description: 'A member of the team: a portrait, then what they do.',
  header: z.object({
    ...headerShape,
    image: imageSchema,
    breadcrumb: trailSchema,
    linkedIn: linkSchema.prefault({ type: 'external' }),
  }),
  headerTypes: ['TeamMember'],
  fields: [
    ...WORDS,
    { kind: 'image', path: 'header.image', label: 'Portrait', sizes: [PORTRAIT] },
    { kind: 'link', path: 'header.linkedIn', label: 'LinkedIn' },
    TEXT_COLOUR,
    PAGE_BACKGROUND,
    ...TRAIL,
  ],
  initial: { showBreadcrumb: true, backgroundColour: PAGE_GROUND },
});
