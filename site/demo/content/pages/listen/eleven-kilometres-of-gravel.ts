import { image } from '../../blocks.ts';
import { episode } from './episode.ts';

export const elevenKilometresOfGravel = episode({
  slug: 'eleven-kilometres-of-gravel',
  heading: 'Eleven kilometres of gravel',
  description: 'Episode two: one loop of the long way round, recorded from the seat behind the driver.',
  picture: 'gravel-road-country',
  shape: 'sand',
  background: 'backgroundLightOrche',
  tags: ['Topic:Getting around', 'Place:Corrow Valley'],
  date: '2025-02-20',
  code: '2201002',
  notes: [
    'Lorcan Whitely does not like microphones, so we put one on the thermos. You hear the morning run over the ridge: who gets on, who does not, and the four minutes he waits at the bend by the dam.',
    'Nothing much happens, and that is the point. Somebody’s blood test comes back clear. A girl recites the whole periodic table to a man who used to teach it. The dog at the last gate means it.',
  ],
  minutes: ['0:00 Thermos on', '6:40 The bend by the dam', '15:05 The periodic table', '24:30 Who was not at the stop'],
  said: ['If the seat behind me is empty I know about it before the family does.', 'Lorcan Whitely'],
  more: [{ componentType: 'SlimImage', image: image('gravel-road-country') }],
});
