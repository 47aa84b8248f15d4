import { picture } from '../../fields/fields.ts';
import { headerWords, pageBackground, textColour } from '../../fields/header-fields.ts';
import { PAGE_GROUND } from '../../fields/palette.ts';
import { HEADER_IMAGE, HEADER_IMAGE_MOBILE } from '../../fields/picture-sizes.ts';
import { defineTemplate } from '../../fields/template-definition.ts';

export const home = defineTemplate({
  template: 'home',
  label: 'Home page',
  description: 'The front door: one promise, one large picture, then components.',
  header: {
    ...headerWords,
    image: picture('Picture', HEADER_IMAGE),
    mobileImage: picture('Picture on phones', HEADER_IMAGE_MOBILE),
    ...textColour,
    ...pageBackground,
  },
  headerTypes: ['Home'],
  initial: { showBreadcrumb: false, backgroundColour: PAGE_GROUND },
});
