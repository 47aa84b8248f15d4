import { jobPage } from '../../demo-page.ts';
import { jobAdvertisement } from './job-advertisement.ts';

export const cookPortAnsell = jobPage({
  slug: 'cook-port-ansell',
  heading: 'Cook, Port Ansell',
  subheading: 'Port Ansell · twenty hours · 38 dollars an hour',
  description: 'You feed seventy from what the boats bring, and show nine volunteers how.',
  date: '2025-05-02',
  closes: '2025-06-13',
  employmentType: 'partTime',
  place: { name: 'The net loft', street: 'Fish Market Lane', locality: 'Port Ansell' },
  colour: 'pink',
  contents: jobAdvertisement({
    role: 'You run the kitchen in the net loft on Tuesdays, Thursdays and Saturdays, from the first onion to the last chair. Asha starts with you and then gets out of your way.',
    responsibilities: [
      'A hot meal for up to seventy at six',
      'A list of who carries what, and somebody to ring when the boats are late',
      'Nine volunteers who go home knowing one thing more',
    ],
    experience:
      'You have cooked for more people than fit into your own kitchen: on a ship, in a school, for a large family. We do not ask for papers; we ask what went wrong once, and what you did.',
    skills: [
      'You can halve a recipe and double it in your head',
      'You say what you need before it is urgent',
      'A food safety certificate, or the patience to get one with us',
    ],
  }),
});
