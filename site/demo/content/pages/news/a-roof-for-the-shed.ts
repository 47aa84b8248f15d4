import { image, leftRight, link, paragraphs, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const aRoofForTheShed = demoPage({
  slug: 'news/a-roof-for-the-shed',
  heading: 'The shed has a roof again',
  description: 'It took the storm nine minutes to remove it and the street five weekends to put it back.',
  headerType: 'HeaderFour',
  picture: 'under-the-roof',
  shape: 'sand',
  background: 'backgroundLightOrche',
  tags: ['Content type:News', 'Topic:Neighbours', 'Place:Hollis Street'],
  date: '2025-01-27',
  contents: [
    leftRight({
      heading: 'Every drill in its place',
      text: paragraphs(
        'When the roof of the Borrowed shed came down in the October storm there were four hundred and twelve tools under it. By noon they were in thirty-one garages, each with its card. By February all but two were back, and one of those had been improved.',
        'The new roof is tin from a dairy, given by its farmer, who had borrowed our post-hole digger for eleven years.',
      ),
      picture: image('tool-wall'),
    }),
    {
      componentType: 'Collage',
      heading: 'Five weekends',
      paragraph: paragraphs(
        'Sixty-four people, of whom nine had been on a roof before. The under-twelves sorted screws. Somebody’s grandmother ran the kettle like a foreman, and was obeyed.',
      ),
      link: link('About the shed', '/projects/the-borrowed-shed'),
      secondLink: link('Shed day', '/events/shed-day'),
      topLeftImage: image('fence-line'),
      topRightImage: image('kettle-at-window'),
      bottomImage: image('street'),
      config: { backgroundColour: 'lightYellow' },
    },
    {
      componentType: 'QuoteBlockWithImage',
      quote: 'I have nothing against storms. I have something against people who do not return a ladder.',
      quoteBy: 'Bernie Maddox',
      image: image('portrait-bernie'),
      config: { backgroundColour: 'lightGreen' },
    },
    related('More news', { include: ['Content type:News'], limit: 6 }),
  ],
});
