import { image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const events = demoPage({
  slug: 'events',
  heading: 'Events',
  description:
    'Suppers, shed days and the occasional talk. You do not need to know anybody; that is more or less the point.',
  picture: 'thursday-supper',
  shape: 'yellow',
  background: 'backgroundLightOrche',
  contents: [
    related('What is on', {
      include: ['Content type:Event', 'Content type:Webinar', 'Content type:Course'],
      sort: 'earliest',
      limit: 12,
    }),
    {
      componentType: 'ContentPanel',
      config: { backgroundColour: 'sand', withGrid: true },
      contents: [
        {
          componentType: 'QuickInfo',
          heading: 'The kitchens',
          text: paragraphs(
            'One of the six is open every evening but Monday. On Mondays the cooks eat at each other’s houses.',
          ),
          subHeading: 'Every week, without a date',
          links: [link('Six kitchens', '/projects/six-kitchens')],
        },
        {
          componentType: 'QuickInfo',
          heading: 'The shed',
          text: paragraphs('Wednesdays four to seven, Saturdays eight to noon, behind the laundry on Hollis Street.'),
          subHeading: 'Every week, without a date',
          links: [link('The borrowed shed', '/projects/the-borrowed-shed')],
        },
      ],
    },
    leftRight({
      heading: 'Getting in',
      text: paragraphs(
        'Every place we use has a way in without steps, a seat with arms and a toilet that a chair can turn in. If you need something else (a quiet corner, an interpreter, a lift home), tell us by the day before and it will be there.',
      ),
      picture: image('ramp'),
      link: link('Accessibility', '/accessibility'),
      reversed: true,
      on: 'alabasterPeach',
    }),
    {
      componentType: 'ColumnContent',
      heading: 'Children, dogs, the late',
      text: paragraphs(
        'All welcome, in that order of noise. There is a box of toys under the stairs, a bowl of water by the gate and a plate kept warm until nine.',
      ),
    },
    {
      componentType: 'CtaSwappingContent',
      items: [
        {
          heading: 'Come hungry',
          paragraph: paragraphs('Fridays at six, upstairs.'),
          link: link('Supper', '/events/hollis-street-supper'),
          image: image('shared-table'),
        },
        {
          heading: 'Bring it broken',
          paragraph: paragraphs('One long bench, six people, cake.'),
          link: link('Shed day', '/events/shed-day'),
          image: image('tool-wall'),
        },
      ],
    },
    quote('I came for the soup in 2011. I am still waiting for it to finish.', 'A guest on Hollis Street', {
      on: 'sand',
    }),
  ],
});
