import { headline, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const contentPanelPage = blockPage(
  'content-panel',
  'Panel',
  'A sheet of paper with blocks on it, below each other and side by side.',
  [
    {
      componentType: 'ContentPanel',
      config: { backgroundColour: 'backgroundLightBlue' },
      contents: [
        headline('Before you come'),
        { componentType: 'QuickInfo', heading: 'By bus', text: paragraphs('The long way round stops at the gate.') },
      ],
    },
    {
      componentType: 'ContentPanel',
      config: { backgroundColour: 'lightYellow', withGrid: true, reversed: true },
      contents: [
        { componentType: 'QuickInfo', heading: 'Bring', text: paragraphs('Something broken, and patience.') },
        { componentType: 'QuickInfo', heading: 'Take home', text: paragraphs('Something mended, and cake.') },
      ],
    },
  ],
);
