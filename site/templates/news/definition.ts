import { PAGE_GROUND } from '../../fields/palette.ts';
import { defineTemplate } from '../../fields/template-definition.ts';
import { HEADER_TYPES, pageHeader } from '../generic/definition.ts';

export const news = defineTemplate({
  template: 'news',
  label: 'News',
  description: 'Something new: it gets its date when it goes live, and stands first in lists by date.',
  header: pageHeader,
  headerTypes: HEADER_TYPES,
  isDated: true,
  initial: { showBreadcrumb: true, backgroundColour: PAGE_GROUND },
});
