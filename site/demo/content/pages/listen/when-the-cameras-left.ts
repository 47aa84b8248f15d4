import { image } from '../../blocks.ts';
import { episode } from './episode.ts';

export const whenTheCamerasLeft = episode({
  slug: 'when-the-cameras-left',
  heading: 'When the cameras left',
  description: 'Episode three: month six after the fire, told by the people who were still there.',
  picture: 'two-on-the-line',
  shape: 'pink',
  background: 'backgroundLightPurple',
  tags: ['Topic:Bushfire recovery', 'Place:Corrow Valley'],
  date: '2025-03-27',
  code: '2201003',
  notes: [
    'In the first month the Corrow Valley had eleven television vans, four ministers and a surplus of tinned peaches. In the sixth month it had Josie Trembath and a list.',
    'Josie reads from the list. Some entries took an hour: a gate, a birth certificate, somebody to sit in the car at the tip. Others took two years. One has not been crossed out, and she explains why she will not do it for them.',
  ],
  minutes: ['0:00 Tinned peaches', '7:20 Reading the list', '16:45 The gate', '27:00 What is still on it'],
  said: [
    'Month one you get blankets. Month six you find out who your friends are, and you are tired.',
    'Josie Trembath',
  ],
  more: [
    {
      componentType: 'QuoteBlockWithImage',
      quote: 'I did not want help. I wanted somebody to hold the other end of the tape.',
      quoteBy: 'Farmer, Ridge Road',
      image: image('fence-line'),
      config: { backgroundColour: 'pink', reversed: true },
    },
  ],
});
