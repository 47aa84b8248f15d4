import { breadcrumb } from '#content-store/model/entities/breadcrumb.ts';
import { text, toggle } from './fields.ts';
import { PAGE_BACKGROUNDS } from './palette.ts';
import { onPage } from './template-definition.ts';

/** The texts of every header. */
export const headerWords = {
  heading: text('Heading', { placeholder: 'Header' }),
  description: text('Description', { max: 2000, placeholder: 'Description', multiline: true }),
};

/** The colour of a header's texts. */
export const textColour = {
  textColourPurple: toggle('Text colour', { start: true, states: ['White on dark purple', 'Dark purple'] }),
};

/** The ground of the page, among the fields of its header. */
export const pageBackground = {
  backgroundColour: onPage({ kind: 'colour', label: 'Page background', colours: PAGE_BACKGROUNDS }),
};

/** The breadcrumb and its switch. */
export const trail = {
  showBreadcrumb: onPage({ kind: 'toggle', label: 'Show the breadcrumb' }),
  breadcrumb,
};
