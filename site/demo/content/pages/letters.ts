import { image, link, paragraphs, quote } from '../blocks.ts';
import { demoPage } from '../demo-page.ts';

export const letters = demoPage({
  slug: 'letters',
  heading: 'Four letters a year',
  description: 'The Side Path on paper, a line by e-mail when something happens, and back numbers to leaf through.',
  headerType: 'HeaderTwo',
  picture: 'four-letters',
  shape: 'lightYellow',
  background: 'backgroundLightPurple',
  tags: ['Topic:Neighbours'],
  contents: [
    {
      componentType: 'NewsletterBox',
      heading: 'On paper',
      description:
        'Eight pages, four times a year, by somebody who was going your way. Leave an address and we find you.',
      promoImage: image('noticeboard'),
      link: link('What we do with your address', '/privacy'),
      subscribe: {
        listId: 'sidegate-letters',
        submitText: 'Send me the next one',
        successMessage: 'Thank you. The next one comes in the first week of the season.',
        fields: [
          { id: 'email_address', name: 'Email Address', type: 'email', required: true, placeholder: 'you@example.org' },
          { id: 'FNAME', name: 'Your name', type: 'text', required: false, placeholder: '' },
          { id: 'TOWN', name: 'Your town', type: 'text', required: false, placeholder: '' },
        ],
      },
    },
    {
      componentType: 'ColumnContent',
      heading: 'What is in it',
      text: paragraphs(
        'A recipe that has fed at least forty. The rosters, so that you can see who is short. One thing that went wrong, by the person it went wrong for. A column by Dot Pellegrine, who is paid in lemons. The corrections, on the front page, in the same size as the mistake.',
        'There are no appeals and no pictures of people being helped. If you would like to give money, there is a bank account on the back, very small.',
      ),
      twoColumns: true,
    },
    {
      componentType: 'TilesCarousel',
      title: 'From the last four',
      tiles: [
        {
          image: image('fields-and-farms'),
          heading: 'Autumn',
          paragraph: 'The plum tart, and the correction of the plum tart. A gate that opens both ways.',
          link: link('Read on', '/news'),
        },
        {
          image: image('salt-and-soup'),
          heading: 'Winter',
          paragraph: 'Soup for seventy, twice. What the nurse put in her pocket, by the nurse.',
          link: link('Listen to it', '/listen/the-salt-argument'),
        },
        {
          image: image('under-the-roof'),
          heading: 'Spring',
          paragraph: 'Four hundred and twelve tools in thirty-one garages, and where each of them was.',
          link: link('Read on', '/news/a-roof-for-the-shed'),
        },
      ],
    },
    { componentType: 'Flipsnack', src: 'https://player.flipsnack.com?hash=c2lkZWdhdGU6YXV0dW1u' },
    {
      componentType: 'NewsletterBoxWithoutImage',
      heading: 'Or one line by e-mail',
      description: 'When a kitchen opens, a road closes or somebody needs a trailer. Never more than one a week.',
      subscribe: { listId: 'sidegate-news', submitText: 'Tell me' },
    },
    quote('I keep them all. In order. You may look, but wash your hands.', 'Subscriber since 2011, Port Ansell', {
      on: 'pink',
    }),
  ],
});
