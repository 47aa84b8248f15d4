import { columns, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const theKitchenCircle = demoPage({
  slug: 'learn/the-kitchen-circle',
  heading: 'The kitchen circle',
  description: 'Six kitchens, one telephone call a month, and whatever somebody burned.',
  picture: 'kitchen-circle',
  shape: 'pink',
  background: 'backgroundLightPurple',
  tags: ['Content type:Learning network', 'Topic:Shared kitchens'],
  date: '2025-01-08',
  contents: [
    {
      componentType: 'CtaSwappingContent',
      items: [
        {
          heading: 'Ring',
          paragraph: paragraphs(
            'First Monday, seven in the evening, forty minutes. One kitchen brings a problem, the others may ask questions but no advice until minute twenty.',
          ),
          link: link('Ask for the number', '/contact'),
          image: image('homework-at-night'),
        },
        {
          heading: 'Swap',
          paragraph: paragraphs(
            'Once a year two cooks change places for a week. Port Ansell learned about lentils. Tallow Flat learned about fish, and is still talking about it.',
          ),
          link: link('Read about the six kitchens', '/projects/six-kitchens'),
          image: image('passing-the-bowl'),
        },
        {
          heading: 'Write it down',
          paragraph: paragraphs(
            'What works twice goes into the toolkit. What fails twice goes in as well, in the same size of type.',
          ),
          link: link('Open the toolkit', '/ideas/kitchen-in-a-week'),
          image: image('noticeboard'),
        },
      ],
      config: { backgroundColour: 'brown' },
    },
    columns({
      title: 'Who is in it',
      left: [
        leftRight({
          heading: 'Six kitchens of ours',
          text: paragraphs('Each sends whoever locked up last. It keeps the circle from filling with chairpeople.'),
          picture: image('shared-table'),
        }),
      ],
      right: [
        leftRight({
          heading: 'And four that are not',
          text: paragraphs(
            'A school, a mosque, a surf club and a prison. They cook for more people than we do, and more often.',
          ),
          picture: image('table-from-above'),
          reversed: true,
        }),
      ],
    }),
    quote(
      'I rang to say we had run out of bowls. By the end I knew why people stayed away.',
      'Keyholder, Merrin Creek',
      {
        on: 'pink',
      },
    ),
    related('More about kitchens', { include: ['Topic:Shared kitchens'], limit: 8 }),
  ],
});
