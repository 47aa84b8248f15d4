import { link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const quickLinksPage = blockPage('quick-links', 'Quick links', 'An index to scan.', [
  {
    componentType: 'QuickLinks',
    heading: 'Often looked for',
    links: [
      link('Ramps and rails', '/projects/staying-put'),
      link('Supper on Friday', '/events/hollis-street-supper'),
      link('The late bus', '/news/night-run-for-the-bus'),
      link('Young carers', '/projects/two-hats'),
      link('Borrow a tool', '/projects/the-borrowed-shed'),
      link('Our privacy rules', '/privacy'),
    ],
  },
]);
