import { blockPage } from '../../demo-page.ts';

export const quoteCarouselPage = blockPage('quote-carousel', 'Quote cards', 'Several voices on one card.', [
  {
    componentType: 'QuoteCarousel',
    quotes: [
      { title: 'Dot, 84', text: 'They asked me what I was good at before they asked me what was wrong.' },
      { title: 'A boy at Two hats', text: 'Here I am not the one who has to know where the pills are.' },
      { title: 'Corrow Valley', text: 'The fence was the excuse. The sandwiches were the point.' },
    ],
  },
]);
