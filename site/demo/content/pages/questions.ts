import { bullets, image, link, paragraphs } from '../blocks.ts';
import { demoPage } from '../demo-page.ts';
import { COME_ROUND, section } from '../sections.ts';

export const questions = demoPage({
  slug: 'questions',
  heading: 'Questions people ask',
  description: 'On the telephone, at the bus stop, and once through a letter box.',
  headerType: 'HeaderOne',
  picture: 'all-the-doors',
  shape: 'lightYellow',
  tags: ['Topic:How we work'],
  contents: [
    {
      componentType: 'ContentPanel',
      config: { backgroundColour: 'white' },
      contents: [
        {
          componentType: 'ColumnContent',
          heading: 'Do I have to be poor, old or ill?',
          text: paragraphs(
            'No. You have to have a thing, and a street. If the thing is that you are bored on Thursdays, that is a thing.',
          ),
        },
        {
          componentType: 'ColumnContent',
          heading: 'Are you the council?',
          text: paragraphs(
            'No. We know who to ring there, and which of them rings back. We are an association of four hundred and six households; you can become one for five dollars.',
          ),
        },
        {
          componentType: 'ColumnContent',
          heading: 'Are you religious?',
          text: paragraphs(
            'Some of us, on some days. The kitchens are not. There is pork, there is none, and it says which.',
          ),
        },
      ],
    },
    {
      componentType: 'CoverFlow',
      topLeftText: 'Answers that take longer',
      topRightLink: link('The library', '/library'),
      slides: [
        { image: image('circle-of-chairs'), heading: 'Why do you ask twice?', link: link('Read', '/ideas/ask-twice') },
        {
          image: image('garden-bed'),
          heading: 'Where does the money go?',
          link: link('Read', '/ideas/handshake-money'),
        },
        { image: image('side-gate'), heading: 'When are you finished?', link: link('Read', '/what-we-do') },
      ],
    },
    {
      componentType: 'CtaCentreText',
      heading: 'Yours is not here',
      paragraph: paragraphs(
        'Then it is a good one. Ring, or write it on the back of something.',
        bullets('(02) 5550 1120, nine to five', 'The letter box at 12 Hollis Street, any time'),
      ),
      link: link('Ask it', '/contact'),
      config: { backgroundColour: 'lightBlue' },
    },
    {
      componentType: 'QuickLinks',
      heading: 'Nearly an answer',
      links: [
        link('Privacy', '/privacy'),
        link('Accessibility', '/accessibility'),
        link('Safe company', '/policies/safe-company'),
        link('Money and gifts', '/policies/money-and-gifts'),
        link('Work with us', '/careers'),
        link('Help out', '/help-out'),
      ],
    },
    section(COME_ROUND),
  ],
});
