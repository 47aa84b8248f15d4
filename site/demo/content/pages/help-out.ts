import { image, link, paragraphs } from '../blocks.ts';
import { demoPage } from '../demo-page.ts';
import { COME_ROUND, section } from '../sections.ts';
import { TEAM } from '../team.ts';

export const helpOut = demoPage({
  slug: 'help-out',
  heading: 'Which evening have you got?',
  description: 'We do not ask what you can do. Tell us when you are free, and there is something for that.',
  headerType: 'HeaderFive',
  picture: 'spare-evenings',
  shape: 'lightGreen',
  background: 'backgroundLightGreen',
  tags: ['Topic:Neighbours'],
  contents: [
    {
      componentType: 'SquareList',
      heading: 'Where you would be',
      paragraph: paragraphs(
        'Six projects, each short of somebody on a particular day. Begin with whichever is closest to your door.',
      ),
      link: link('All projects', '/projects'),
      tagFilter: {
        include: ['Content type:Project', 'Content type:Hero initiative', 'Content type:Scaling program'],
        sort: 'a-z',
      },
      instagram: 'https://instagram.example/sidegate',
    },
    {
      componentType: 'Form',
      title: 'Tell us when',
      identifier: 'help-out',
      recipient: 'rosters@sidegate.example',
      subject: 'Somebody has an evening',
      primaryButtonText: 'I have time',
      submitterEmailField: 'email',
      successEmailSubject: 'Thank you for your evening',
      successEmailText: `<p>Dear \${name},</p><p>Mele has your evening and rings within three days. If she does not, ring her.</p>`,
      successMessage: paragraphs('Thank you. Mele rings within three days; a note is on its way to your e-mail.'),
      fields: [
        { key: 'name', type: 'text', name: 'name', label: 'Your name', required: true, halfWidth: true },
        { key: 'email', type: 'email', name: 'email', label: 'Your e-mail address', required: true, halfWidth: true },
        {
          key: 'evenings',
          type: 'multipleChoice',
          name: 'evenings',
          label: 'Evenings you have',
          options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          required: true,
        },
        { key: 'from', type: 'date', name: 'from', label: 'From when', halfWidth: true },
        { key: 'phone', type: 'phone', name: 'phone', label: 'Your telephone', halfWidth: true },
        { key: 'agree', type: 'checkbox', name: 'agree', label: 'You may ring me', required: true },
      ],
    },
    {
      componentType: 'ActionArea',
      heading: 'Short on Thursdays',
      description: paragraphs(
        'Supper on Hollis Street has eleven people for Fridays and four for the day before, when sixty carrots are peeled. You may sit down while you do it, and somebody usually reads from the newspaper.',
      ),
      link: link('I can peel', '/contact'),
      topImage: image('passing-the-bowl'),
      config: { backgroundColour: 'lightYellow' },
    },
    {
      componentType: 'CareersCarousel',
      heading: 'Or be paid for it: :jobCount jobs',
      paragraph: paragraphs('Three of us began on a roster and are now on the payroll. It was not the plan.'),
      link: link('Work with us', '/careers'),
      tagFilter: { sort: 'latest' },
    },
    { componentType: 'OurTeam', heading: 'Who you would meet', tagFilter: { selected: TEAM } },
    {
      componentType: 'CtaSquareImageBlock',
      text: 'No evening, but an oven, a trailer or a good voice? That counts.',
      link: link('Tell us what you have', '/contact'),
      image: image('street'),
    },
    section(COME_ROUND),
  ],
});
