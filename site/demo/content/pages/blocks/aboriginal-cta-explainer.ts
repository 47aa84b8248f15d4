import { image, link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const aboriginalCtaExplainerPage = blockPage(
  'aboriginal-cta-explainer',
  'Aboriginal explainer',
  'With its picture, and without.',
  [
    {
      componentType: 'AboriginalCtaExplainer',
      title: 'On whose land we cook',
      text: paragraphs(
        'The six kitchens stand on the lands of three First Nations. Elders of each opened them, and each decides what the kitchen gives back: smoked fish on Fridays, a room for language classes, a seat at the table where the money is decided.',
      ),
      image: image('shared-table'),
      link: link('How we work', '/about'),
    },
    {
      componentType: 'AboriginalCtaExplainer',
      title: 'Who we ask first',
      text: paragraphs(
        'Before we fence, plant or burn, we ask the people who have done it here longest, and we pay for the answer.',
      ),
      link: link('The fencing weekends', '/case-studies/the-fencing-weekends'),
      config: { toggleImageOn: false, backgroundColour: 'darkGreen' },
    },
  ],
);
