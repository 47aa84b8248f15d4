import { link, related } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const relatedPagesPage = blockPage(
  'related-pages',
  'Related pages',
  'Cards by tag, cards that were chosen, and none.',
  [
    related('Projects', { include: ['Content type:Project'], sort: 'a-z', link: link('All projects', '/projects') }),
    related('Chosen by hand', { selected: ['about', 'contact'] }),
    related('Nothing yet', { include: ['Content type:News'], exclude: ['Content type:News'] }),
  ],
);
