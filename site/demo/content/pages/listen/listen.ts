import { bullets, image, link, paragraphs, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const listen = demoPage({
  slug: 'listen',
  heading: 'Over the fence',
  description: 'A podcast: half an hour a month with people who would rather be doing something.',
  headerType: 'HeaderFive',
  picture: 'three-voices',
  shape: 'yellow',
  tags: ['Topic:How we work'],
  contents: [
    related('Episodes', { include: ['Content type:Audio'], sort: 'latest', limit: 12 }),
    {
      componentType: 'Collage',
      heading: 'Recorded where it happens',
      paragraph: paragraphs(
        'We have one recorder, two microphones and no studio. Episodes are made in kitchens, in the bus, and once in a chicken shed because the rain on the roof was better than anything that was being said.',
        'Everybody hears their part before you do, and may take out what they like. Most people take out a laugh.',
      ),
      link: link('Start with the salt argument', '/listen/the-salt-argument'),
      secondLink: link('Tell us a story', '/contact'),
      topLeftImage: image('kettle-at-window'),
      topRightImage: image('bus-road'),
      bottomImage: image('shared-table'),
    },
    {
      componentType: 'QuickInfo',
      heading: 'If you would rather read',
      text: paragraphs(
        'Each episode has a full text, typed by people and not by a machine. Ask for it and we send it on paper or by e-mail.',
        bullets('Large print: yes', 'Braille: takes two weeks', 'Somebody to read it to you: Thursdays, Hollis Street'),
      ),
      subHeading: 'Begin here',
      links: [
        link('Eleven kilometres of gravel', '/listen/eleven-kilometres-of-gravel'),
        link('When the cameras left', '/listen/when-the-cameras-left'),
        link('Dinner for one', '/listen/dinner-for-one'),
      ],
    },
    {
      componentType: 'QuoteCarousel',
      quotes: [
        {
          title: 'Letter from Tallow Flat',
          text: 'I listened while I did the ironing and burned a collar. Make more.',
        },
        { title: 'Letter from Port Ansell', text: 'You left in the seagulls. Thank you for the seagulls.' },
        { title: 'Postcard, unsigned', text: 'I was the one who salted it.' },
      ],
      config: { backgroundColour: 'aquamarine' },
    },
    { componentType: 'Button', link: link('Ask for a text', '/contact') },
  ],
});
