import { columns, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const aCardForYoungCarers = demoPage({
  slug: 'news/a-card-for-young-carers',
  heading: 'Forty-one schools now accept the card',
  description:
    'A small card that says: I look after somebody at home. Designed by nine teenagers who were tired of explaining.',
  picture: 'two-figures',
  shape: 'lightYellow',
  background: 'backgroundLightPurple',
  tags: ['Content type:News', 'Topic:Young carers', 'Place:Merrin Creek'],
  date: '2025-02-03',
  author: 'Mele Faleafa-Ross',
  contents: [
    leftRight({
      heading: 'It had to be boring',
      text: paragraphs(
        'The first design had a heart on it. The nine members of the card group threw it out within a minute. It was to look like a library card, they said, so that you can show it without anybody looking twice.',
        'Since Monday forty-one schools in the district accept it. It lets its owner keep a phone on in class, hand in work late without a note, and ring home from the office.',
      ),
      picture: image('homework-at-night'),
    }),
    columns({
      width: 7,
      left: [
        leftRight({
          heading: 'And nine pharmacies',
          text: paragraphs(
            'The pharmacies were the students’ idea. At fifteen you can carry your father’s tablets home but may not ask what they are. With the card, and a letter from the family, you may.',
          ),
          picture: image('noticeboard'),
        }),
      ],
      right: [
        quote('I used to say I had a dentist appointment. I have had about ninety.', 'Member of the card group, 16', {
          on: 'lightYellow',
        }),
      ],
    }),
    leftRight({
      heading: 'For your school',
      text: paragraphs(
        'The card, the letter and a forty-minute talk for teachers are free. Mele comes in person as far as the bus goes, and by video beyond that.',
      ),
      picture: image('bus-road'),
      link: link('Ask Mele', '/contact'),
      reversed: true,
      on: 'alabasterPeach',
    }),
    related('More on young carers', { include: ['Topic:Young carers', 'Content type:News'] }),
  ],
});
