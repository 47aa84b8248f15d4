import { image, link, paragraphs } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';
import { TEAM } from '../../team.ts';

export const learn = demoPage({
  slug: 'learn',
  heading: 'Learn by doing it',
  description: 'Courses, circles and one-day workshops. You go home tired, and somebody else goes home fed.',
  headerType: 'HeaderWithGrid',
  picture: 'the-class',
  shape: 'turquoise',
  background: 'backgroundLightYellow',
  tags: ['Content type:Learn Hub', 'Topic:How we work'],
  date: '2025-01-02',
  contents: [
    { componentType: 'HeroBlock', text: 'Nobody here learned it from a slide.' },
    {
      componentType: 'TilesCarousel',
      title: 'This year',
      tiles: [
        {
          image: image('pots-for-sixty'),
          heading: 'Cooking for sixty',
          paragraph: 'Two Saturdays in the net loft. On the second one Asha reads the newspaper and you cook.',
          link: link('See the course', '/learn/cooking-for-sixty'),
        },
        {
          image: image('tea-for-two'),
          heading: 'Visiting well',
          paragraph: 'Six evenings on arriving, staying and leaving, practised with people who are frank about it.',
          link: link('See the course', '/learn/visiting-well'),
        },
        {
          image: image('ramp-builders'),
          heading: 'Build a ramp',
          paragraph: 'One Saturday. It is used from four o’clock on, by somebody who has been at the window all day.',
          link: link('See the workshop', '/learn/build-a-ramp'),
        },
        {
          image: image('kitchen-circle'),
          heading: 'The kitchen circle',
          paragraph: 'Ten kitchens and a telephone. Advice is forbidden until minute twenty.',
          link: link('Join the circle', '/learn/the-kitchen-circle'),
        },
      ],
    },
    {
      componentType: 'ContentPanel',
      config: { backgroundColour: 'white', withGrid: true },
      contents: [
        {
          componentType: 'QuickInfo',
          heading: 'What it costs',
          text: paragraphs(
            'Ninety dollars a day if somebody pays for you, thirty if you pay yourself, nothing if you say so. We do not ask for papers.',
          ),
          links: [link('Ask for a place', '/contact')],
        },
        {
          componentType: 'QuickInfo',
          heading: 'Who teaches',
          text: paragraphs(
            'People who did it last week. They are paid for the day and for the day before, because preparing is work too.',
          ),
          links: [link('The people you will meet', '/about/team')],
        },
      ],
    },
    {
      componentType: 'CtaCentreText',
      heading: 'We come to you, too',
      paragraph: paragraphs(
        'Councils, schools and clubs can have any of these at home, for up to twelve people. You find the room, the stove or the steps; we bring somebody who knows.',
      ),
      link: link('Ask us round', '/contact'),
    },
    { componentType: 'Slider', heading: 'People you may learn from', tagFilter: { selected: TEAM } },
    {
      componentType: 'Hub',
      sideFiltersToShow: ['Topic', 'Place'],
      hubFilters: {
        include: [
          ...['Content type:Course', 'Content type:Learning network', 'Content type:Guide', 'Content type:Toolkit'],
          ...['Content type:Webinar', 'Content type:Pattern Card', 'Content type:Video'],
        ],
      },
    },
  ],
});
