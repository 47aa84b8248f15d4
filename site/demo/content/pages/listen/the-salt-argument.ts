import { episode } from './episode.ts';

export const theSaltArgument = episode({
  slug: 'the-salt-argument',
  heading: 'The salt argument',
  description:
    'Episode one: how forty people who had never met agreed on a pot of soup, and what they never agreed on.',
  picture: 'salt-and-soup',
  shape: 'turquoise',
  background: 'backgroundLightBlue',
  tags: ['Topic:Shared kitchens', 'Place:Hollis Street'],
  date: '2025-01-16',
  code: '2201001',
  notes: [
    'In the winter without gas everybody on Hollis Street ate from one pot. On the third evening a man from number nine salted it behind the cook’s back. The row that followed lasted eleven days and is, as far as anybody can tell, the reason there is a Sidegate.',
    'Asha Vellore talks with four people who were there. One of them has kept the spoon. They argue again, cheerfully, about who was right, and about why it is easier to fight over salt than over being lonely.',
  ],
  minutes: [
    '0:00 The spoon',
    '4:10 Eleven days without gas',
    '12:35 What the nurse put in her pocket',
    '21:50 Salt, tasted blind',
  ],
  said: ['You cannot fall out with somebody you have never eaten with. It takes a table.', 'Mirko, number nine'],
});
