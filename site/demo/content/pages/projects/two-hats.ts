import { bullets, columns, headline, image, leftRight, link, paragraphs, quote, related, split } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const twoHats = demoPage({
  slug: 'projects/two-hats',
  heading: 'Two hats',
  description:
    'An evening a week for young people who look after somebody at home: dinner, homework, a lift back, and no explaining.',
  headerType: 'HeaderFour',
  picture: 'homework-at-night',
  shape: 'lightYellow',
  background: 'backgroundLightPurple',
  tags: ['Content type:Project', 'Topic:Young carers', 'Place:Merrin Creek', 'Place:Tallow Flat'],
  date: '2024-05-20',
  contents: [
    leftRight({
      heading: 'Student until three, carer after',
      text: paragraphs(
        'Luka is fourteen. He counts his mother’s tablets before school, translates at the clinic, and knows which bus driver will wait. At school he is known as the boy who forgets his homework.',
        'Two hats began when a teacher in Merrin Creek asked twenty such students what they wanted. They did not say counselling. They said: a table, somebody who is good at maths, and to be home by eight.',
      ),
      picture: image('two-figures', 'Names and pictures are changed; the bus driver is real.'),
    }),
    split({
      width: 7,
      gap: 3,
      usePixelGap: true,
      matchHeight: true,
      left: [quote('Here nobody says I am amazing. It is such a relief.', 'A Two hats regular, 15', { on: 'purple' })],
      right: [quote('I got to be bored. It was great.', 'Another, 13', { on: 'lightYellow' })],
    }),
    headline('What happens on a Wednesday'),
    columns({
      left: [
        leftRight({
          heading: 'Four till eight',
          text: paragraphs(
            '<ol><li>Bus from three schools, no forms</li><li>Something to eat at once</li><li>Homework with people who like the subject</li><li>Dinner, cooked by whoever lost at cards last week</li><li>A lift home and a box for the family</li></ol>',
          ),
          picture: image('passing-the-bowl'),
        }),
      ],
      right: [
        leftRight({
          heading: 'And somebody at home',
          text: paragraphs(
            'No teenager can relax while their father is alone with the stairs. So each family gets a visitor for the same four hours: a trained neighbour, always the same one, paid properly.',
            bullets('38 young people in two towns', '26 home visitors', 'Waiting list: six, which is six too many'),
          ),
          picture: image('kettle-at-window'),
          reversed: true,
        }),
      ],
    }),
    leftRight({
      heading: 'The card',
      text: paragraphs(
        'A small card says: I look after somebody at home. It means a phone may stay on in class, a late essay is not a moral failing, and a pharmacist may talk to its owner. Forty-one schools and nine pharmacies accept it.',
      ),
      picture: image('noticeboard'),
      link: link('How the card came about', '/news/a-card-for-young-carers'),
      reversed: true,
      on: 'alabasterPeach',
    }),
    related('More on young carers', { include: ['Topic:Young carers'] }),
  ],
});
