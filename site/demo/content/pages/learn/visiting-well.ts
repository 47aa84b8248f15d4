import { course } from './course.ts';

export const visitingWell = course({
  slug: 'visiting-well',
  heading: 'Visiting well',
  description: 'Six evenings on how to keep somebody company in their own house.',
  picture: 'tea-for-two',
  shape: 'pink',
  background: 'backgroundLightPurple',
  tags: ['Topic:Ageing at home', 'Topic:Young carers', 'Place:Merrin Creek'],
  date: '2025-08-12',
  academyDetails: {
    courseStyle: 'In person, ten people',
    type: 'Evening course with a certificate',
    location: 'Above the laundry, Hollis Street',
    duration: 'Six Tuesdays, two hours',
  },
  about: [
    'A visit can be the best hour of a week, or one more thing to get through. The difference is mostly small: where you sit, whether you look at the clock, what you do with your hands.',
    'We practise on each other, with tea. From the third evening you visit somebody who has agreed to be practised on, and hear afterwards how it was. They are paid for this, and they are frank.',
  ],
  sides: [
    ['Arriving', 'Ringing, waiting, coming in. What you may notice and what is none of your business.', 'side-gate'],
    ['Staying', 'Talk and the absence of talk. Television is allowed. Advice, hardly ever.', 'veranda'],
    ['Leaving', 'How to go so that somebody looks forward to the next time, and when to ring a nurse.', 'night-street'],
  ],
  bring: ['A photograph you would show somebody', 'Patience with silences', 'Nothing to eat; there is always cake'],
  said: [
    'They taught me to sit down before I ask how she is. It is another question then.',
    'Home visitor, Merrin Creek',
  ],
});
