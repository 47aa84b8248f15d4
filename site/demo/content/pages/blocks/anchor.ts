import { link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const anchorPage = blockPage('anchor', 'Anchor', 'A place on the page that links can lead to.', [
  { componentType: 'Button', link: link('Down to the small print', 'small-print', 'anchor') },
  { componentType: 'HeroBlock', text: 'A long way lies between a promise and its small print.' },
  { componentType: 'Anchor', id: 'small-print' },
  { componentType: 'Text', text: 'The small print: we said Tuesday, and we meant every Tuesday.' },
]);
