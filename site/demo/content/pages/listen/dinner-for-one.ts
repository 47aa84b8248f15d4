import { episode } from './episode.ts';

export const dinnerForOne = episode({
  slug: 'dinner-for-one',
  heading: 'Dinner for one',
  description: 'Episode four: seven people cook for themselves, alone, and describe what is on the plate.',
  picture: 'one-asks',
  shape: 'lightGreen',
  background: 'backgroundLightGreen',
  tags: ['Topic:Neighbours', 'Topic:Ageing at home', 'Place:Merrin Creek'],
  date: '2025-04-24',
  code: '2201004',
  notes: [
    'We asked seven people who live by themselves to ring us while they cooked. There is an omelette, a very old stew, toast three times, burned once, and a wedding anniversary with the good plates out and nobody opposite.',
    'Nobody is rescued in this episode. Two of the seven turned out to live on the same landing. What they did about it is in the last four minutes, after the washing-up, and it involves a hole in a wall.',
  ],
  minutes: ['0:00 Seven stoves', '5:15 The omelette', '13:40 The good plates', '25:55 The landing'],
  said: ['I set the radio where he used to sit. It talks less, I will say that for it.', 'Dot Pellegrine, 84'],
});
