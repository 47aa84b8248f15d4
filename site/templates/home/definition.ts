import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { headerShape, PAGE_BACKGROUND, TEXT_COLOUR, WORDS } from '../../fields/header-fields.ts';
import { PAGE_GROUND } from '../../fields/palette.ts';
import { HEADER_IMAGE, HEADER_IMAGE_MOBILE } from '../../fields/picture-sizes.ts';
import { defineTemplate } from '../../fields/template-definition.ts';

export const home = defineTemplate({
  template: 'home',
  label: 'Home page',
  description: 'The front door: one promise, one large picture, then components.',
  header: z.object({ ...headerShape, image: imageSchema, mobileImage: imageSchema }),
  headerTypes: ['Home'],
  fields: [
    ...WORDS,
    { kind: 'image', path: 'header.image', label: 'Picture', sizes: [HEADER_IMAGE] },
    { kind: 'image', path: 'header.mobileImage', label: 'Picture on phones', sizes: [HEADER_IMAGE_MOBILE] },
    TEXT_COLOUR,
    PAGE_BACKGROUND,
  ],
  initial: { showBreadcrumb: false, backgroundColour: PAGE_GROUND },
});
