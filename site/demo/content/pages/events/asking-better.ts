import { bullets, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage, winterTime } from '../../demo-page.ts';

export const askingBetter = demoPage({
  slug: 'events/asking-better',
  heading: 'Asking better: an hour online',
  description: 'Wednesday 18 June, noon. How to ask people what they want without telling them what to say.',
  picture: 'two-who-disagree',
  shape: 'lightYellow',
  background: 'backgroundLightPurple',
  tags: ['Content type:Webinar', 'Topic:How we work'],
  event: { start: winterTime('2025-06-18', '12:00'), end: winterTime('2025-06-18', '13:00') },
  contents: [
    leftRight({
      heading: 'One hour, no slides',
      text: paragraphs(
        'Josie and Mele have between them asked about two thousand people what they need. They disagree on nearly everything: how long to wait, whether to bring cake, if teenagers can be asked twice. They will do so for an hour, and then take your questions.',
        'For people in councils, schools, clinics and clubs who are about to send out a survey and have a bad feeling about it.',
      ),
      picture: image('two-figures'),
    }),
    leftRight({
      heading: 'Bring',
      text: paragraphs(bullets('A question you are about to ask somebody', 'A pencil', 'Lunch; we will be eating')),
      picture: image('noticeboard'),
      link: link('Tell us you are coming', '/contact'),
      reversed: true,
      on: 'alabasterPeach',
    }),
    leftRight({
      heading: 'If you cannot come',
      text: paragraphs(
        'We do not record the hour, because people say more when nobody does. Afterwards we write one page with the best questions and both answers, and send it to whoever asks.',
      ),
      picture: image('reading-room'),
    }),
    quote('Nobody ever told me the truth on a scale of one to five.', 'Josie Trembath', { on: 'purple' }),
    related('Read before', { selected: ['ideas-ask-twice', 'ideas-two-winters-after', 'projects-two-hats'] }),
  ],
});
