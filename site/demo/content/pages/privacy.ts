import { bullets, columns, image, leftRight, paragraphs } from '../blocks.ts';
import { demoPage } from '../demo-page.ts';

export const privacy = demoPage({
  slug: 'privacy',
  heading: 'Privacy, in ordinary words',
  description: 'What we know about you, who sees it, and how to make us forget it.',
  background: 'backgroundWhite',
  contents: [
    {
      componentType: 'FormattedText',
      text: paragraphs(
        'The short of it: we keep what we need to come round, and <a href="#crossing-out">we cross it out when you say so</a>.',
      ),
    },
    leftRight({
      heading: 'What we keep',
      text: paragraphs(
        'If you ring, we write your name and number in a book. If you are on the blinds list, your neighbour knows your address, which they did before.',
        bullets(
          'Names and numbers: until you ask us to cross them out',
          'What you need and what you can do: for as long as the project runs',
          'Money: seven years, because the law says so',
        ),
        'We do not sell, rent or lend any of it. This website sets no advertising cookies and does not follow you elsewhere.',
      ),
      picture: image('reading-room'),
    }),
    { componentType: 'Anchor', id: 'crossing-out' },
    columns({
      title: 'What you can ask for',
      left: [
        leftRight({
          heading: 'See it',
          text: paragraphs('Come in and we turn the book round, or we send you a copy within two weeks.'),
          picture: image('side-gate'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Change or remove it',
          text: paragraphs(
            'Write to <a href="mailto:hello@sidegate.example">hello@sidegate.example</a> or tell anybody who works here. They have to pass it on by the evening.',
          ),
          picture: image('noticeboard'),
          reversed: true,
        }),
      ],
    }),
    {
      componentType: 'Text',
      text: 'This page was last read aloud, and changed, at the meeting in June. The next one is in December; anybody may come.',
    },
  ],
});
