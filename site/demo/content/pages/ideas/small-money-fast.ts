import { bullets, columns, headline, image, leftRight, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const smallMoneyFast = demoPage({
  slug: 'ideas/small-money-fast',
  heading: 'Small money, fast',
  description: 'Eight hundred dollars this week is worth more than eight thousand in a year. We checked.',
  picture: 'noticeboard',
  shape: 'lightGreen',
  background: 'backgroundLightGreen',
  tags: ['Content type:Idea', 'Topic:How we work', 'Topic:Neighbours'],
  date: '2024-10-07',
  contents: [
    leftRight({
      heading: 'The price of waiting',
      text: paragraphs(
        'A woman in Tallow Flat wanted to cook for the night shift at the sawmill. She needed two large pots. The fund she found opened in March, closed in May and decided in September. By then the mill had stopped its night shift.',
        'The pots would have cost 180 dollars. The application took her eleven evenings.',
      ),
      picture: image('kitchen-shelf'),
    }),
    headline('What we do instead'),
    columns({
      width: 5,
      left: [quote('We spent more on deciding than on pots.', 'Our treasurer, 2015', { on: 'darkGreen' })],
      right: [
        leftRight({
          heading: 'A handshake and a jar',
          text: paragraphs(
            bullets(
              'Up to 800 dollars, decided by any two of us, within a week',
              'One page: what, who, how we will know',
              'No report; we come and look, and eat if there is food',
              'Receipts in a jar',
            ),
          ),
          picture: image('passing-the-bowl'),
        }),
      ],
    }),
    leftRight({
      heading: 'What came of 263 handshakes',
      text: paragraphs(
        'In nine years: 263 small grants, 141,000 dollars. We visited them all. A hundred and eighty did what they said. Fifty did something else that was as good. Thirty came to nothing, mostly for reasons of weather or love. Three we would call dishonest, to a total of 1,900 dollars.',
        'An assessment process that would have caught those three costs about 30,000 dollars a year. We know because we asked for a quote.',
      ),
      picture: image('garden-bed'),
      reversed: true,
      on: 'alabasterPeach',
    }),
    related('Other ideas', { include: ['Content type:Idea', 'Content type:Toolkit'] }),
  ],
});
