import { columns, headline, image, leftRight, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const whoOwnsTheLadle = demoPage({
  slug: 'ideas/who-owns-the-ladle',
  heading: 'Who owns the ladle?',
  description:
    'Things that belong to everybody get lost. Things that belong to nobody get kept. A short idea about cupboards.',
  picture: 'the-ladle-shelf',
  shape: 'sand',
  background: 'backgroundLightOrche',
  tags: ['Content type:Idea', 'Topic:Shared kitchens', 'Topic:How we work'],
  date: '2025-05-19',
  contents: [
    leftRight({
      heading: 'The cupboard in Tallow Flat',
      text: paragraphs(
        'In the third kitchen we put our name on everything: ladles, lids, the large colander. Within a year half of it was gone. Nobody stole it. It was Sidegate’s, and Sidegate would surely buy another.',
        'In the fourth kitchen we bought nothing. People brought what they could spare and wrote their own name on it. Nothing has gone missing in six years, except one lid, and there was an inquiry.',
      ),
      picture: image('kitchen-shelf'),
    }),
    headline('So'),
    columns({
      left: [
        leftRight({
          heading: 'A thing needs a person',
          text: paragraphs('Not a committee, and not us. Somebody who would miss it at home.'),
          picture: image('passing-the-bowl'),
        }),
      ],
      right: [
        quote('It says PELLEGRINE on the handle. I would like to see anybody lose it.', 'Dot Pellegrine, 84', {
          on: 'lightYellow',
        }),
      ],
    }),
    { componentType: 'SlimImage', image: image('the-ladle-shelf') },
    leftRight({
      heading: 'Objection',
      text: paragraphs(
        'A reader in Merrin Creek writes that this favours people who have ladles to spare. She is right. We now keep six without a name for whoever comes with empty hands, and they write theirs on it.',
      ),
      picture: image('noticeboard'),
      reversed: true,
      on: 'alabasterPeach',
    }),
    related('More short ideas', { include: ['Content type:Idea'], limit: 6 }),
  ],
});
