import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { headerShape, PAGE_BACKGROUND, TEXT_COLOUR, TRAIL, trailSchema, WORDS } from '../../fields/header-fields.ts';
import { colourSchema, LIGHT_COLOURS, PAGE_BACKGROUNDS, PAGE_GROUND } from '../../fields/palette.ts';
import { HEADER_IMAGE, HEADER_IMAGE_MOBILE, PORTRAIT } from '../../fields/picture-sizes.ts';
import { defineTemplate } from '../../fields/template-definition.ts';

const HEADER_COLOURS = ['transparent', ...LIGHT_COLOURS, ...PAGE_BACKGROUNDS];

/** Allowed headers and their purposes; HeaderThree comes first because it is the default. */
const HEADERS = [
  { value: 'HeaderThree', label: 'Header three: a wide picture on a shape' },
  { value: 'HeaderOne', label: 'Header one: a poster of words' },
  { value: 'HeaderTwo', label: 'Header two: words and a picture, half each' },
  { value: 'HeaderFour', label: 'Header four: a sheet on a large picture' },
  { value: 'HeaderFive', label: 'Header five: two round pictures' },
  { value: 'HeaderWithGrid', label: 'Header with grid: graph paper' },
  { value: 'HeaderActionArea', label: 'Header action area: one thing to do' },
] as const;

export const generic = defineTemplate({
  template: 'generic',
  label: 'Page',
  description: 'Any page: a heading with a picture, then components.',
  header: z.object({
    ...headerShape,
    headerGrid: z.boolean().default(false),
    image: imageSchema,
    secondImage: imageSchema,
    breadcrumb: trailSchema,
    linkedIn: linkSchema.prefault({ type: 'external' }),
    link: linkSchema,
    mobileLink: linkSchema,
    config: z.object({ backgroundColour: colourSchema(HEADER_COLOURS, 'yellow') }).prefault({}),
  }),
  headerTypes: HEADERS.map(({ value }) => value) as [string, ...string[]],
  fields: [
    { kind: 'select', path: 'headerType', label: 'Header', options: HEADERS },
    ...WORDS,
    { kind: 'image', path: 'header.image', label: 'Picture', sizes: [HEADER_IMAGE, HEADER_IMAGE_MOBILE] },
    { kind: 'image', path: 'header.secondImage', label: 'Second picture', sizes: [PORTRAIT] },
    { kind: 'link', path: 'header.link', label: 'Link' },
    { kind: 'link', path: 'header.mobileLink', label: 'Link on phones', help: 'Empty: the same link' },
    { kind: 'link', path: 'header.linkedIn', label: 'LinkedIn', help: 'Shown by header four' },
    { kind: 'colour', path: 'header.config.backgroundColour', label: 'Header colour', colours: HEADER_COLOURS },
    TEXT_COLOUR,
    { kind: 'toggle', path: 'header.headerGrid', label: 'Dots on the paper' },
    PAGE_BACKGROUND,
    ...TRAIL,
  ],
  initial: { showBreadcrumb: true, backgroundColour: PAGE_GROUND },
});
