import { bullets, columns, image, leftRight, link, paragraphs, quote } from '../blocks.ts';
import { demoPage } from '../demo-page.ts';

export const accessibility = demoPage({
  slug: 'accessibility',
  heading: 'Getting in, on wheels or on screen',
  description: 'What works at our places and on this site, what does not yet, and whom to tell.',
  background: 'backgroundWhite',
  contents: [
    {
      componentType: 'FormattedText',
      text: paragraphs(
        'If you cannot get in, <a href="#this-site">or cannot read this</a>, we have done something wrong.',
      ),
    },
    leftRight({
      heading: 'Our places',
      text: paragraphs(
        'Every room we use for an event has a way in without steps, a seat with arms and a toilet that a chair can turn in. Dogs that work are welcome.',
        bullets(
          'Hollis Street: lift round the side, 90 cm door',
          'Corrow Valley: ramp at the back, gravel in front',
          'Port Ansell: goods lift, ring the bell marked LIFT',
        ),
      ),
      picture: image('ramp'),
    }),
    quote(
      'If the door is heavy, shout. If shouting is hard, ring. If ringing is hard, come with whoever is nearest.',
      'Sign on Hollis Street',
      { on: 'lightBlue' },
    ),
    { componentType: 'Anchor', id: 'this-site' },
    columns({
      title: 'This site',
      left: [
        leftRight({
          heading: 'What works',
          text: paragraphs(
            'All of it by keyboard, with a screen reader, without scripts and at four times the size. Pictures have descriptions. Colours are checked for contrast.',
          ),
          picture: image('reading-room'),
        }),
      ],
      right: [
        leftRight({
          heading: 'What does not',
          text: paragraphs(
            'Some older papers are scans. Ask, and somebody will read or retype them for you within the week.',
          ),
          picture: image('noticeboard'),
          link: link('Tell us', '/contact'),
          reversed: true,
        }),
      ],
    }),
    {
      componentType: 'RichText',
      text: paragraphs(
        'Two people who use screen readers and one who uses a switch look through the site each spring. What they find is put right in this order:',
        bullets('what keeps somebody out', 'what costs somebody time', 'what is merely ugly'),
      ),
    },
  ],
});
