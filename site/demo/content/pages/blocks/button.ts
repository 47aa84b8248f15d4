import { link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const buttonPage = blockPage(
  'button',
  'Button',
  'One thing to do now: in the middle, and where the text begins.',
  [
    { componentType: 'Button', link: link('Open a kitchen in a week', '/ideas/kitchen-in-a-week') },
    { componentType: 'Button', link: link('Ring us about a ramp', '/contact'), config: { centerAlignment: false } },
  ],
);
