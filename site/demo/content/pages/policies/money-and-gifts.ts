import { bullets, link, paragraphs, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const moneyAndGifts = demoPage({
  slug: 'policies/money-and-gifts',
  heading: 'Money and gifts',
  description: 'Where our money comes from, what we say no to, and what to do with a chocolate cake.',
  headerType: 'HeaderOne',
  picture: 'open-books',
  shape: 'lightYellow',
  background: 'backgroundLightYellow',
  tags: ['Content type:Policy', 'Topic:How we work'],
  date: '2024-07-01',
  contents: [
    {
      componentType: 'RichText',
      text: paragraphs(
        'Agreed at the yearly meeting, read out loud, and pinned in both kitchens. Whoever handles money here has signed it.',
      ),
    },
    {
      componentType: 'ColumnContent',
      heading: 'What we take',
      text: paragraphs(
        'We take money from councils, two foundations, four hundred households and the bus fares. No giver pays for more than a fifth of a year, so that nobody’s withdrawal can close a kitchen.',
        bullets(
          'Gifts of up to 500 dollars need nobody’s permission',
          'Above that, two people of the board read the letter',
          'Above 20,000, the people the money is for read it first',
        ),
      ),
      twoColumns: true,
    },
    { componentType: 'SimpleDivider' },
    {
      componentType: 'ColumnContent',
      heading: 'What we do not take',
      text: paragraphs(
        'Money with a ribbon on it. Money that wants a photograph of somebody eating. Money from people whose business makes the thing we are mending. We have sent back three cheques in fourteen years and can tell you which.',
      ),
    },
    { componentType: 'SimpleDivider' },
    {
      componentType: 'ColumnContent',
      heading: 'Presents to people who work here',
      text: paragraphs(
        'Cake, jam, eggs and seedlings may be accepted and must be shared. Envelopes may not. If you are not sure whether it is an envelope, it is an envelope.',
      ),
    },
    { componentType: 'Button', link: link('Ask Noor about money', '/contact'), config: { centerAlignment: false } },
    related('How we work', { include: ['Topic:How we work'], limit: 6 }),
  ],
});
