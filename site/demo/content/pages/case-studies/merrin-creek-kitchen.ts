import { bullets, columns, image, leftRight, link, paragraphs, quote, related, timeline } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const merrinCreekKitchen = demoPage({
  slug: 'case-studies/merrin-creek-kitchen',
  heading: 'The kitchen behind the bowling green',
  description: 'How Merrin Creek turned a locked gate, a lawn and a class of ten-year-olds into four dinners a week.',
  picture: 'garden-bed',
  shape: 'yellow',
  background: 'backgroundLightYellow',
  tags: ['Content type:Case study', 'Topic:Shared kitchens', 'Place:Merrin Creek'],
  date: '2024-09-02',
  contents: [
    leftRight({
      heading: 'Seven members, one lawn',
      text: paragraphs(
        'The Merrin Creek bowling club had seven members left and the best-kept half acre in town. It also had a commercial kitchen that was used for scones on the first of the month.',
        'Nobody had asked to share it, because nobody had seen it. The gate was locked and the key was in Frank’s other jacket.',
      ),
      picture: image('side-gate'),
    }),
    quote('I thought they would ruin the grass. They did. I would do it again.', 'Frank Delaney-Moss, club president', {
      on: 'lightGreen',
    }),
    timeline(
      'From lawn to lunch',
      [
        'The key',
        leftRight({
          heading: 'One cup of tea',
          text: paragraphs(
            'Asha asked to see the kitchen. Frank showed her for two hours. At the end he asked who was going to use it, and she asked who he would like.',
          ),
          picture: image('kettle-at-window'),
        }),
      ],
      [
        'The beds',
        leftRight({
          heading: 'Class 5B measures everything',
          text: paragraphs(
            'Ten-year-olds planned the beds as a maths project. There are forty-two because they had just done the seven times table.',
          ),
          picture: image('garden-bed'),
          reversed: true,
        }),
      ],
      [
        'The first supper',
        leftRight({
          heading: 'Beetroot, five ways',
          text: paragraphs('Fifty-eight people, one crop. The pink mashed potato is still spoken of.'),
          picture: image('table-from-above'),
        }),
      ],
    ),
    columns({
      header: 'The account',
      title: 'What it took',
      on: 'white',
      left: [
        leftRight({
          heading: 'Money',
          text: paragraphs(
            bullets(
              'Small grant: 800 dollars, on a handshake',
              'Soil and timber: 2,150 dollars',
              'Insurance: 310 dollars a year, and nine telephone calls',
            ),
          ),
          picture: image('noticeboard'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Mistakes',
          text: paragraphs(
            bullets(
              'We planted for spring and opened in autumn',
              'The first roster was online; three of nine cooks were not',
              'Nobody asked the neighbours about the compost',
            ),
          ),
          picture: image('birds-on-wires'),
          reversed: true,
        }),
      ],
    }),
    leftRight({
      heading: 'Who has the key now',
      text: paragraphs(
        'Eleven people. The club has thirty-four members again, and bowls on what is left of the green, which is enough.',
      ),
      picture: image('shared-table'),
      link: link('Six kitchens', '/projects/six-kitchens'),
      on: 'alabasterCream',
    }),
    related('More on shared kitchens', { include: ['Topic:Shared kitchens'] }),
  ],
});
