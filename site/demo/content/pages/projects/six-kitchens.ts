import { bullets, columns, headline, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const sixKitchens = demoPage({
  slug: 'projects/six-kitchens',
  heading: 'Six kitchens',
  description: 'Shared kitchens in halls that stood empty on weeknights, run by the people who cook in them.',
  picture: 'kitchen-shelf',
  shape: 'sand',
  background: 'backgroundLightGreen',
  tags: [
    'Content type:Scaling program',
    'Topic:Shared kitchens',
    'Topic:Neighbours',
    'Place:Port Ansell',
    'Place:Merrin Creek',
  ],
  date: '2024-06-11',
  link: link('Open one yourself', '/ideas/kitchen-in-a-week'),
  contents: [
    leftRight({
      heading: 'A kitchen is a reason to come',
      text: paragraphs(
        'Ask people to a meeting about loneliness and four will come. Ask who can show you how to fold a dumpling and you need more chairs.',
        'Our kitchens open two to four evenings a week. You cook or wash up or bring somebody who never goes out; then you eat. It costs what you can spare. There is a jar, and it has always been enough.',
      ),
      picture: image('passing-the-bowl', 'Dumpling night in Tallow Flat.'),
      on: 'alabasterCream',
    }),
    headline('The rules, which fit on a tea towel'),
    columns({
      width: 5,
      gap: 1,
      reverse: { mobile: true },
      left: [quote('Nobody eats alone unless they want to, and then we bring it over.', 'Rule four', { on: 'yellow' })],
      right: [
        leftRight({
          heading: 'Seven of them',
          text: paragraphs(
            '<ol><li>Whoever arrives first lights the stove.</li><li>Everybody washes one thing that is not theirs.</li><li>Ask before you add chilli.</li><li>Nobody eats alone unless they want to.</li><li>Children may chop. Adults may supervise, quietly.</li><li>The jar is not watched.</li><li>Leave it so that tomorrow’s cook smiles.</li></ol>',
          ),
          picture: image('table-from-above'),
        }),
      ],
    }),
    leftRight({
      heading: 'What it does, in numbers we trust',
      text: paragraphs(
        'We do not count smiles. We count what the cooks wanted to know.',
        bullets(
          '1,940 meals a month in six kitchens',
          'One in three eaters had not eaten with anybody that week',
          '14 people found paid work in a kitchen after cooking in ours',
          'Burns: nine, all small, all Asha',
        ),
      ),
      picture: image('shared-table'),
      reversed: true,
    }),
    leftRight({
      heading: 'The one with the garden',
      text: paragraphs(
        'Merrin Creek’s kitchen grows half of what it cooks in the old bowling green. The case study tells how a locked gate, a retired agronomist and a class of ten-year-olds did that.',
      ),
      picture: image('garden-bed'),
      link: link('The Merrin Creek kitchen', '/case-studies/merrin-creek-kitchen'),
    }),
    {
      componentType: 'ThreeTabs',
      header: 'Three of the six',
      tabs: [
        { header: 'Merrin Creek', description: paragraphs('The first, and the loudest.'), image: image('river') },
        { header: 'Hollis Street', description: paragraphs('Upstairs, Fridays.'), image: image('street') },
        { header: 'Port Ansell', description: paragraphs('What the boats bring.'), image: image('harbour') },
      ],
    },
    related('More from the kitchens', { include: ['Topic:Shared kitchens'] }),
  ],
});
