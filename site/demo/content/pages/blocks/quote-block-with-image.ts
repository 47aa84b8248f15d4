import { image, link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const quoteBlockWithImagePage = blockPage(
  'quote-block-with-image',
  'Quote with picture',
  'Somebody speaks, on either side.',
  [
    {
      componentType: 'QuoteBlockWithImage',
      quote: 'Everybody comes in week one. I make sure somebody comes in month six.',
      quoteBy: 'Josie Trembath, recovery',
      image: image('portrait-josie'),
      link: link('Meet Josie', '/about/team/josie-trembath'),
    },
    {
      componentType: 'QuoteBlockWithImage',
      quote: 'The long way round is often the short one.',
      quoteBy: 'Lorcan Whitely, drives the bus',
      image: image('portrait-lorcan'),
      config: { reversed: true, backgroundColour: 'lightBlue' },
    },
  ],
);
