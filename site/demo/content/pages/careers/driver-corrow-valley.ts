import { jobPage } from '../../demo-page.ts';
import { jobAdvertisement } from './job-advertisement.ts';

export const driverCorrowValley = jobPage({
  slug: 'driver-corrow-valley',
  heading: 'Relief driver, Corrow Valley',
  subheading: 'Corrow Valley · two days a week · 35 dollars an hour',
  description: 'Lorcan wants a holiday. You would drive the long way round while he has it.',
  date: '2025-03-20',
  closes: '2025-05-02',
  employmentType: 'partTime',
  place: { name: 'The old post office', street: 'Ridge Road', locality: 'Corrow Valley' },
  colour: 'lightBlue',
  contents: jobAdvertisement({
    role: 'You drive a bus of sixteen seats over the ridge and back, twice a day, and stop where people are rather than where a sign is.',
    responsibilities: [
      'The morning run to town and the late run home',
      'A list of who was not at the stop, and why',
      'The tyres, the oil and the thermos',
    ],
    experience:
      'You have held a licence for light buses, or would like to: we pay for the course. You have driven on gravel in the dark and did not enjoy it too much.',
    skills: [
      'You know the valley, or ask',
      'You wait four minutes without being told',
      'You can carry a walking frame and a conversation',
    ],
  }),
});
