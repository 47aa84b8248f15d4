import { colour, group, link, picture, toggle } from '../../fields/fields.ts';
import { headerWords, pageBackground, textColour, trail } from '../../fields/header-fields.ts';
import { LIGHT_COLOURS, PAGE_BACKGROUNDS, PAGE_GROUND } from '../../fields/palette.ts';
import { HEADER_IMAGE, HEADER_IMAGE_MOBILE, PORTRAIT } from '../../fields/picture-sizes.ts';
import { defineTemplate, onPage } from '../../fields/template-definition.ts';

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

/** The header of pages that are none of a kind of their own, and of those that only start otherwise. */
export const pageHeader = {
  headerType: onPage({ kind: 'select', label: 'Header', options: HEADERS }),
  ...headerWords,
  image: picture('Picture', HEADER_IMAGE, HEADER_IMAGE_MOBILE),
  secondImage: picture('Second picture', PORTRAIT),
  link: link('Link'),
  mobileLink: link('Link on phones', { help: 'Empty: the same link' }),
  linkedIn: link('LinkedIn', { help: 'Shown by header four', start: { type: 'external' } }),
  config: group({ backgroundColour: colour('Header colour', HEADER_COLOURS, 'yellow') }),
  ...textColour,
  headerGrid: toggle('Dots on the paper'),
  ...pageBackground,
  ...trail,
};

export const HEADER_TYPES = HEADERS.map(({ value }) => value) as [string, ...string[]];

export const generic = defineTemplate({
  template: 'generic',
  label: 'Page',
  description: 'Any page: a heading with a picture, then components.',
  header: pageHeader,
  headerTypes: HEADER_TYPES,
  initial: { showBreadcrumb: true, backgroundColour: PAGE_GROUND },
});
