import { guide } from './guide.ts';

export const theFirstWeekAfter = guide({
  slug: 'the-first-week-after',
  heading: 'The first week after',
  description: 'One sheet for a street that has just had a fire, a flood or a funeral.',
  picture: 'first-week',
  shape: 'lightBlue',
  background: 'backgroundLightBlue',
  tags: ['Topic:Bushfire recovery', 'Topic:Neighbours', 'Place:Corrow Valley'],
  date: '2024-11-04',
  why: [
    'In the first week everybody wants to do something, and most of it is casseroles. This sheet is for whoever finds themselves in the middle with a telephone.',
  ],
  steps: [
    [
      'One book',
      'Start one exercise book. Who was seen, who was not, who has a trailer. Paper does not need charging.',
    ],
    ['One door', 'Choose one house where things are brought. Write opening hours on it, and keep them.'],
    ['Two people', 'Never one. The second one is there to say that it is time to go home.'],
    ['No clothes', 'Say early, kindly and in large letters that you do not want clothes.'],
    ['A date', 'Fix a supper for the seventh evening. It gives everybody something to be tired for.'],
  ],
  have: ['An exercise book and three pencils', 'The number of somebody at the council who picks up', 'Soup'],
  said: ['We had nine casseroles and no one to sit in the car with me at the tip.', 'Ridge Road, Corrow Valley'],
});
