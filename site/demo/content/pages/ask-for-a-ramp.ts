import { image, leftRight, link, paragraphs } from '../blocks.ts';
import { demoPage } from '../demo-page.ts';

export const askForARamp = demoPage({
  slug: 'ask-for-a-ramp',
  heading: 'Ask for a ramp',
  description: 'Or a rail, a wider door, a step that is lower. We come and look within two weeks.',
  headerType: 'HeaderWithGrid',
  picture: 'many-roofs',
  shape: 'yellow',
  background: 'backgroundLightYellow',
  tags: ['Topic:Ageing at home'],
  contents: [
    leftRight({
      heading: 'What happens then',
      text: paragraphs(
        'Bernie or somebody he trained rings and comes by. They measure the person before the door, drink one cup of something, and tell you the same day whether we can do it and on which Saturday.',
        'You pay for the timber if you can. If you cannot, nobody will know but Noor, and she has forgotten.',
      ),
      picture: image('veranda'),
      link: link('See one being built', '/watch/a-ramp-in-ninety-seconds'),
    }),
    {
      componentType: 'Form',
      title: 'The house and the steps',
      identifier: 'ask-for-a-ramp',
      recipient: 'ramps@sidegate.example',
      subject: 'A ramp, please',
      primaryButtonText: 'Ask',
      successMessage: paragraphs('Thank you. Somebody rings within two days to find an hour that suits you.'),
      fields: [
        { key: 'name', type: 'text', name: 'name', label: 'Who is it for', required: true, halfWidth: true },
        { key: 'phone', type: 'phone', name: 'phone', label: 'Whom do we ring', required: true, halfWidth: true },
        { key: 'address', type: 'textArea', name: 'address', label: 'Street and number', required: true },
        {
          key: 'steps',
          type: 'select',
          name: 'steps',
          label: 'How many steps',
          options: ['One', 'Two or three', 'More'],
          halfWidth: true,
        },
        { key: 'home', type: 'date', name: 'home', label: 'Home from hospital on', halfWidth: true },
      ],
    },
    {
      componentType: 'CtaBlock',
      text: 'The ambulance brings somebody home tomorrow? Do not fill in a form. Ring (02) 5550 1120.',
      link: link('Where to find us', '/contact'),
      style: { colour1: 'darkGreen' },
    },
    {
      componentType: 'QuickLinksWithImage',
      heading: 'Not a ramp, but',
      links: [
        { link: link('Company on Wednesdays', '/projects/staying-put'), image: image('tea-for-two') },
        { link: link('A lift to the clinic', '/projects/the-long-way-round'), image: image('bus-road') },
        { link: link('A telephone tree', '/guides/a-telephone-tree'), image: image('five-on-the-line') },
      ],
    },
    {
      componentType: 'FreeformImage',
      image: image('ramp'),
      caption: 'One in fourteen, a landing of 1.4 metres, a rail on the side you need.',
    },
  ],
});
