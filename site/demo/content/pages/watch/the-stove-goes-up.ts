import { image, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const theStoveGoesUp = demoPage({
  slug: 'watch/the-stove-goes-up',
  heading: 'The stove goes up',
  description: 'Four people, one staircase, a ship’s stove of two hundred and ten kilograms.',
  picture: 'stove-top',
  shape: 'sand',
  background: 'backgroundLightOrche',
  tags: ['Content type:Video', 'Topic:Shared kitchens', 'Place:Port Ansell'],
  date: '2025-03-12',
  contents: [
    {
      componentType: 'Media',
      image: image('harbour'),
      video: { videoId: '1084537', isVimeo: true },
      mediaCaption: 'Filmed by Mirko’s daughter, aged nine, who also gave directions.',
    },
    {
      componentType: 'ColumnContent',
      heading: 'Why there is a film of it',
      text: paragraphs(
        'The stove of the net loft came off a research ship that was going to be broken up. It had cooked for forty people through two winters in the ice, and Asha knew its moods. The loft is up an outside staircase of nineteen steps. No lifting firm would quote.',
        'So four people read about how stoves used to be moved, borrowed two ladders and a length of conveyor belt, and took a morning over it. The film is six minutes. Between step eleven and step twelve there is a long silence in which you can hear everybody think.',
        'Nobody was hurt. We have written down how it was done, because somebody will want to do it again, and what we would do differently, which is nearly all of it.',
      ),
      link: link('Read about the sixth kitchen', '/news/the-sixth-kitchen-opens'),
    },
    {
      componentType: 'FreeformImage',
      image: image('stove-top'),
      caption: 'It has worked since the first evening, except for the left ring.',
    },
    quote('On step twelve I thought of my insurance. On step thirteen I stopped thinking.', 'Mirko, stall two', {
      on: 'aquamarine',
      reversed: true,
    }),
    related('Around the harbour', { include: ['Place:Port Ansell'], limit: 6 }),
  ],
});
