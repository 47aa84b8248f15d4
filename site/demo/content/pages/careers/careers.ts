import { image, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const careers = demoPage({
  slug: 'careers',
  heading: 'Work with us',
  description: 'Nineteen paid jobs, about three hundred unpaid ones. All of them come with lunch.',
  headerType: 'HeaderTwo',
  picture: 'paid-with-lunch',
  shape: 'pink',
  background: 'backgroundLightPurple',
  tags: ['Topic:How we work'],
  contents: [
    {
      componentType: 'Collage',
      heading: 'What it is like',
      paragraph: paragraphs(
        'You will work with people who know more than you about their own lives, and you will be told so. You will carry things. In most weeks there is one evening and one moment when you think: this is why.',
        'We pay everybody on one scale, from 31 to 44 dollars an hour, and print who is where on it.',
      ),
      link: link('Meet the people', '/about/team'),
      topLeftImage: image('shared-table'),
      topRightImage: image('tool-wall'),
      bottomImage: image('fence-line'),
    },
    {
      componentType: 'CareersCarousel',
      id: 'open',
      paragraph: paragraphs(
        'Each of them begins when you can. If none fits, ring anyway: three of us work here because somebody rang about something else.',
      ),
      tagFilter: { sort: 'latest' },
    },
    {
      componentType: 'ThreeTabs',
      header: 'How we hire',
      tabs: [
        {
          header: 'Ring',
          description: paragraphs(
            'No letter. Ring, say your name and what you did last week. If it sounds right we invite you. It takes ten minutes.',
          ),
          image: image('noticeboard'),
          links: [link('Our number', '/contact')],
        },
        {
          header: 'Come for a day',
          description: paragraphs(
            'You work one day with the people you would work with. They decide, not us. We pay the day whatever happens.',
          ),
          image: image('kitchen-shelf'),
        },
        {
          header: 'Decide',
          description: paragraphs('Both sides, within a week. We ring, also when it is no, and say why.'),
          image: image('birds-on-wires'),
        },
      ],
    },
    quote(
      'They asked what I did last week. I said I had sat with my mother. They said: that counts.',
      'Home visitor, Merrin Creek',
      { on: 'powderPurple', reversed: true },
    ),
    related('The people and the place', { selected: ['about-team', 'about', 'what-we-do'] }),
  ],
});
