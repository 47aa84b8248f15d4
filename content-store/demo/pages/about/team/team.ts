import { columns, headline, image, leftRight, link, paragraphs, quote, related } from '../../../blocks.ts';
import { demoPage } from '../../../demo-page.ts';
import { TEAM } from '../../blocks/team.ts';

export const team = demoPage({
  slug: 'about/team',
  heading: 'The people you will meet',
  description:
    'Nineteen of us are paid. These are the ones who pick up the phone, with what they do and what to ask them about.',
  picture: 'shared-table',
  shape: 'lightGreen',
  background: 'backgroundLightGreen',
  tags: ['Topic:How we work'],
  contents: [
    { componentType: 'OurTeam', heading: 'Pick up the phone and you get one of these', tagFilter: { selected: TEAM } },
    columns({
      header: 'Hollis Street',
      title: 'The office above the laundry',
      left: [
        leftRight({
          heading: 'Noor Haddad-Quill, director',
          text: paragraphs(
            'Noor was a hospital pharmacist for twelve years and says it taught her to read handwriting and to doubt averages. She answers for our money and for what we promise.',
            'Ask her about: budgets that people can read, and why we give our reports away.',
          ),
          picture: image('noticeboard'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Bernie Maddox, building and sheds',
          text: paragraphs(
            'Bernie has put in ninety-one ramps and can tell you which ones he would do again. He runs the Borrowed shed with a card index and no computer.',
            'Ask him about: slopes, handrails, and what to do with a drill nobody returned.',
          ),
          picture: image('tool-wall'),
        }),
      ],
    }),
    columns({
      header: 'Corrow Valley',
      title: 'The old post office',
      reverse: { desktop: true },
      on: 'white',
      left: [
        leftRight({
          heading: 'Josie Trembath, recovery',
          text: paragraphs(
            'Josie lost her own house in the fire and started keeping a list of who needed what. The list is now our recovery team. She still farms, badly, she says.',
            'Ask her about: month six, when everybody else has gone home.',
          ),
          picture: image('fence-line'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Lorcan Whitely, drives the bus',
          text: paragraphs(
            'Lorcan drove freight for thirty years. He knows every gate in the valley and which dogs mean it. He also keeps the timetable, which is to say, he changes it.',
            'Ask him about: why the long way round is often the short one.',
          ),
          picture: image('bus-road'),
        }),
      ],
    }),
    headline('Port Ansell and Merrin Creek'),
    leftRight({
      heading: 'Asha Vellore, kitchens',
      text: paragraphs(
        'Asha ran the galley of a research ship, where you cannot pop out for onions. She has opened all six shared kitchens and burned something in each of them on the first night, for luck.',
      ),
      picture: image('passing-the-bowl'),
      on: 'alabasterCream',
    }),
    leftRight({
      heading: 'Mele Faleafa-Ross, young carers',
      text: paragraphs(
        'Mele looked after her grandfather from the age of nine and did not hear the word carer until she was twenty. She runs Two hats and trains the teachers who refer to it.',
      ),
      picture: image('homework-at-night'),
      link: link('Two hats', '/projects/two-hats'),
      reversed: true,
    }),
    quote('I have a job title somewhere. Ask me what I did this week instead.', 'Asha Vellore', { on: 'lightGreen' }),
    related('Work with us', { selected: ['careers', 'contact', 'about'] }),
  ],
});
