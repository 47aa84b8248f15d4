import { subscribe } from '#content-store/model/forms/subscribe.ts';
import { link, text } from './fields.ts';

/** What both newsletter blocks consist of: an invitation and the mailing list's form. */
export const newsletter = {
  heading: text('Heading', { placeholder: 'Heading' }),
  description: text('Description', { max: 2000, placeholder: 'Paragraph', multiline: true }),
  link: link('Link'),
  subscribe,
};
