import { jobPage } from '../../demo-page.ts';
import { jobAdvertisement } from './job-advertisement.ts';

export const homeVisitorTallowFlat = jobPage({
  slug: 'home-visitor-tallow-flat',
  heading: 'Home visitor, Tallow Flat',
  subheading: 'Tallow Flat · Wednesdays, four to eight · 33 dollars an hour',
  description: 'You keep somebody company at home while their daughter or son is at Two hats.',
  date: '2025-04-11',
  closes: '2025-05-23',
  employmentType: 'partTime',
  place: { locality: 'Tallow Flat' },
  colour: 'lightYellow',
  contents: jobAdvertisement({
    role: 'Every Wednesday you are in the same house, so that a young carer can be out of it. You talk, cook, sort the pills into their box, or watch the news together.',
    responsibilities: [
      'Four hours in which nobody has to worry',
      'A word with Mele when something has changed',
      'Being on time, because the bus is',
    ],
    experience: 'You have looked after somebody, paid or not. We train you for the rest, and pay for the training.',
    skills: [
      'You can be quiet with people',
      'You know when to ring a nurse, and ring',
      'You like dogs, or at least this one',
    ],
  }),
});
