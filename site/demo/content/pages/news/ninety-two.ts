import { image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const ninetyTwo = demoPage({
  slug: 'news/ninety-two',
  heading: 'Ramp ninety-two has a handrail on the left',
  description: 'Why that matters, who noticed, and what we are doing about the other ninety-one.',
  picture: 'new-handrail',
  shape: 'lightBlue',
  background: 'backgroundLightBlue',
  tags: ['Content type:News', 'Topic:Ageing at home', 'Place:Merrin Creek'],
  date: '2025-05-26',
  contents: [
    leftRight({
      heading: 'Nobody had asked',
      text: paragraphs(
        'For thirteen years our drawing has had the handrail on the right, because Bernie is right-handed and so was the first person he built for. In April Ines Carvalho-Boyd, who had a stroke in March, looked at the drawing and asked what she was meant to hold on with.',
        'Ramp ninety-two has it on the left. The drawing now has an empty box in that place, and a question beside it.',
      ),
      picture: image('ramp'),
    }),
    {
      componentType: 'CtaImageBlock',
      text: 'Is your rail on the wrong side? We change it, free, this winter.',
      link: link('Tell us which ramp', '/ask-for-a-ramp'),
      image: image('tool-wall'),
      config: { reversed: true, backgroundColour: 'lightYellow' },
    },
    leftRight({
      heading: 'What it costs',
      text: paragraphs(
        'Sixty-two dollars and a morning each. Seventy of the ninety-one are still in use; we have rung them all, and nineteen would like the change. The money comes from the small grants, on Bernie’s own handshake.',
      ),
      picture: image('circle-of-chairs'),
      reversed: true,
    }),
    quote('I said: and what do I hold on with, my good looks?', 'Ines Carvalho-Boyd, Merrin Creek', {
      on: 'lightBlue',
    }),
    related('More news', { include: ['Content type:News'], limit: 6 }),
  ],
});
