import { guide } from './guide.ts';

export const insuringAHall = guide({
  slug: 'insuring-a-hall',
  heading: 'Insuring a hall without tears',
  description: 'Which words to use, which to avoid, and what it should cost.',
  picture: 'hall-on-the-hill',
  shape: 'lightGreen',
  background: 'backgroundLightYellow',
  tags: ['Topic:Shared kitchens', 'Topic:How we work', 'Place:Tallow Flat'],
  date: '2024-10-14',
  why: [
    'More kitchens have ended at an insurer’s desk than at a stove. We have now been through it six times, and the sixth took twenty minutes. These are the twenty minutes.',
  ],
  steps: [
    ['Call it a meal', 'Say community meal. Do not say restaurant, event, catering or party, even if there is cake.'],
    [
      'Send the rules',
      'One page: who has the key, who turns off the gas, where the extinguisher is. They have never been sent one before and will like you.',
    ],
    [
      'Name the people',
      'Volunteers are covered when there is a list of them. Keep it by the door and let people sign.',
    ],
    ['Ask what it would cost without the deep fryer', 'It is always the deep fryer.'],
  ],
  have: ['The floor plan, even a drawn one', 'Last year’s letter', 'Two hours before somebody’s lunch'],
  said: ['He asked me if there would be alcohol. I said there would be trifle.', 'Hall committee, Tallow Flat'],
});
