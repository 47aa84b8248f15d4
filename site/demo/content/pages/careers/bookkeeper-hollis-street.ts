import { jobPage } from '../../demo-page.ts';
import { jobAdvertisement } from './job-advertisement.ts';

export const bookkeeperHollisStreet = jobPage({
  slug: 'bookkeeper-hollis-street',
  heading: 'Bookkeeper, Hollis Street',
  subheading: 'Hollis Street · three mornings · 41 dollars an hour',
  description: 'You write budgets that the people they are for can read, and sign.',
  date: '2025-05-20',
  closes: '2025-07-04',
  employmentType: 'partTime',
  place: { name: 'Above the laundry', street: '12 Hollis Street', locality: 'Merrin Creek' },
  colour: 'lightGreen',
  contents: jobAdvertisement({
    role: 'You keep the books of six projects, eleven bank accounts and one cash tin, above the laundry, with Noor across the table and Jun on the stairs.',
    responsibilities: [
      'Accounts that are right by the tenth of the month',
      'One page for each kitchen that its keyholders understand without you',
      'Handshake money out of the door within three days',
    ],
    experience:
      'You have kept books for something smaller than it should have been. You need not have a degree; you need to have found a mistake of your own and told somebody.',
    skills: [
      'You are not afraid of the word surplus',
      'You can say no to a nice person',
      'Spreadsheets, and when to put them away',
    ],
  }),
});
