import { course } from './course.ts';

export const buildARamp = course({
  slug: 'build-a-ramp',
  heading: 'Build a ramp',
  description: 'One Saturday, one slope, one in fourteen. It is used from four o’clock on.',
  picture: 'ramp-builders',
  shape: 'sand',
  background: 'backgroundLightOrche',
  tags: ['Topic:Ageing at home', 'Topic:Neighbours', 'Place:Hollis Street'],
  date: '2025-09-06',
  academyDetails: {
    courseStyle: 'Outdoors, six people',
    type: 'One-day workshop',
    location: 'A house that needs one; we tell you on Thursday',
    duration: 'Eight to five, with lunch',
  },
  about: [
    'You will not be shown how a ramp is built. You will build one, for somebody who is at the window. Bernie has done it ninety-two times and will let you make every mistake but three.',
    'No experience is needed. Two of the six usually know wood, two know how to talk to the person whose house it is, and two find out during the day which of those they are.',
  ],
  sides: [
    [
      'Measure',
      'The chair, the door, the turn. Six measurements, each taken by two people who do not look at each other’s paper.',
      'tool-wall',
    ],
    [
      'Cut',
      'Everything is cut on the ground and screwed once. Whoever says “roughly” fetches the coffee.',
      'fence-line',
    ],
    ['Roll', 'The first one down is the person it is for. Until then nobody stands on it.', 'two-figures'],
  ],
  bring: ['Closed shoes', 'A pencil you do not mind losing', 'Sun hat or rain coat; we do not postpone'],
  said: ['Measure the person, then the door. Then the person again, because now they trust you.', 'Bernie Maddox'],
});
