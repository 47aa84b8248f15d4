import { image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const theSixthKitchenOpens = demoPage({
  slug: 'news/the-sixth-kitchen-opens',
  heading: 'The sixth kitchen opens in Port Ansell',
  description: 'In the old net loft, with a view of the boats and a stove that needed four people to carry.',
  picture: 'harbour',
  shape: 'turquoise',
  background: 'backgroundLightBlue',
  tags: ['Content type:News', 'Topic:Shared kitchens', 'Place:Port Ansell'],
  date: '2025-03-10',
  contents: [
    leftRight({
      heading: 'Seventy-one for dinner',
      text: paragraphs(
        'On Saturday evening the net loft above the fish market opened as our sixth shared kitchen. Seventy-one people came, which was nineteen more than there were chairs. The fish was given by three boats that do not otherwise agree on anything.',
        'The loft belongs to the harbour trust, which has lent it for ten years at the price of one dinner a year for its board. The stove came from a ship.',
      ),
      picture: image('passing-the-bowl', 'The first bowl went to the man who carried the stove.'),
    }),
    quote('I have sold these people fish for thirty years. I did not know who could cook it.', 'Mirko, stall two', {
      on: 'aquamarine',
    }),
    leftRight({
      heading: 'When and how',
      text: paragraphs(
        'Tuesdays, Thursdays and Saturdays from four. Up the outside stairs, or by the goods lift if stairs are no good to you: ring the bell marked LIFT, somebody will come. Bring what you can spare, in money or in onions.',
        'The keys are with a group of eight. Asha stays until June, then comes when asked.',
      ),
      picture: image('kitchen-shelf'),
      link: link('Six kitchens', '/projects/six-kitchens'),
      reversed: true,
      on: 'alabasterCream',
    }),
    related('More news', { include: ['Content type:News'] }),
  ],
});

/** As it was first published: a translation of this is behind. */
export const sixthKitchenBefore = {
  ...theSixthKitchenOpens,
  contents: theSixthKitchenOpens.contents?.map((block) =>
    block.heading === 'When and how'
      ? {
          ...block,
          paragraph: String(block.paragraph).replace('Tuesdays, Thursdays and Saturdays', 'Tuesdays and Thursdays'),
        }
      : block,
  ),
};
