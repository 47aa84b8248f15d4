import { link, quote } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const quoteBlockPage = blockPage('quote-block', 'Quote', 'A pause: on the page, on a ground, reversed.', [
  quote('They asked me what I was good at before they asked me what was wrong.', 'Dot Pellegrine, 84'),
  quote('If it needs a logo to work, it is probably not working.', 'Noor Haddad-Quill, director', {
    on: 'darkPurple',
    reversed: true,
    link: link('About us', '/about'),
  }),
]);
