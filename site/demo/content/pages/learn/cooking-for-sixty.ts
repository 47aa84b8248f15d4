import { course } from './course.ts';

export const cookingForSixty = course({
  slug: 'cooking-for-sixty',
  heading: 'Cooking for sixty',
  description: 'Two Saturdays in a real kitchen, with real people waiting for their dinner.',
  picture: 'pots-for-sixty',
  shape: 'yellow',
  tags: ['Topic:Shared kitchens', 'Place:Port Ansell'],
  date: '2025-07-05',
  academyDetails: {
    courseStyle: 'In person, eight people',
    type: 'Two Saturdays',
    location: 'The net loft, Port Ansell',
    duration: 'Ten to eight, both days',
  },
  about: [
    'You can cook for four. Cooking for sixty is not the same thing fifteen times. Onions take an hour. Rice is patient until it is not. Somebody has to stand at the door.',
    'On the first Saturday you cook beside Asha. On the second she sits down with a newspaper and you cook without her. Dinner is served at six on both days, to people who have paid what they can.',
  ],
  sides: [
    [
      'The list',
      'Everything that can be decided before Saturday is decided on paper: pots, hands, hours, and who says stop.',
      'noticeboard',
    ],
    [
      'The stove',
      'What large pots do, how to taste for sixty, how to rescue the second pot with the first.',
      'kitchen-shelf',
    ],
    ['The room', 'The shy chair, the queue, the children, and who washes up without being asked.', 'table-from-above'],
  ],
  bring: ['Shoes you can stand in', 'A knife you know', 'One dish your family asks for'],
  said: ['On the second Saturday I looked round for Asha. She did the crossword.', 'Cook, Tallow Flat'],
});
