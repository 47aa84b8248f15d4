import { columns, headline, image, leftRight, link, paragraphs, quote, related } from '../blocks.ts';
import { demoPage } from '../demo-page.ts';

export const contact = demoPage({
  slug: 'contact',
  heading: 'Ring, write, or come round the side',
  description: 'A person answers. If nobody does, we are carrying something; try again in ten minutes.',
  headerType: 'HeaderWithGrid',
  picture: 'put-the-kettle-on',
  shape: 'lightBlue',
  background: 'backgroundLightYellow',
  contents: [
    columns({
      title: 'Where to find us',
      left: [
        leftRight({
          heading: 'Hollis Street',
          text: paragraphs(
            '12 Hollis Street, above the laundry. Go past the bins to the green gate; the lift is on the left.',
            '<a href="tel:+61255501120">(02) 5550 1120</a>, weekdays nine to five',
            '<a href="mailto:hello@sidegate.example">hello@sidegate.example</a>',
          ),
          picture: image('street'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Corrow Valley',
          text: paragraphs(
            'The old post office, Ridge Road. Tuesdays and Fridays, or when the light is on.',
            '<a href="tel:+61255501147">(02) 5550 1147</a>, ask for Josie',
            '<a href="mailto:valley@sidegate.example">valley@sidegate.example</a>',
          ),
          picture: image('hills-at-dusk'),
          reversed: true,
        }),
      ],
    }),
    {
      componentType: 'Form',
      title: 'Or write to us',
      identifier: 'contact',
      recipient: 'hello@sidegate.example',
      subject: 'A letter from the site',
      submitterEmailField: 'email',
      successEmailSubject: 'Your letter to Sidegate',
      successEmailText: `<p>Dear \${name},</p><p>your letter has arrived and somebody is reading it. We ring or write back the same day.</p>`,
      successMessage: paragraphs('Thank you. We ring or write back the same day.'),
      fields: [
        { key: 'name', type: 'text', name: 'name', label: 'Your name', required: true, halfWidth: true },
        { key: 'email', type: 'email', name: 'email', label: 'Your e-mail address', required: true, halfWidth: true },
        { key: 'phone', type: 'phone', name: 'phone', label: 'Or your telephone', halfWidth: true },
        { key: 'town', type: 'text', name: 'town', label: 'Where you are', halfWidth: true },
        {
          key: 'about',
          type: 'select',
          name: 'about',
          label: 'What it is about',
          options: ['I need something', 'I would like to help', 'I am from a newspaper', 'Something else'],
          halfWidth: true,
        },
        { key: 'when', type: 'date', name: 'when', label: 'By when, if there is a when', halfWidth: true },
        {
          key: 'thing',
          type: 'textArea',
          name: 'thing',
          label: 'The street and the thing, in any order',
          required: true,
        },
        { key: 'ring', type: 'checkbox', name: 'ring', label: 'You may ring me', halfWidth: true },
      ],
    },
    quote('You rang about a ramp and stayed for an hour. Ring again.', 'Note on the office wall', {
      on: 'lightYellow',
    }),
    headline('What people ring about'),
    leftRight({
      heading: 'I need something, or know somebody who does',
      text: paragraphs(
        'Tell us the street and the thing, in any order. We ring back the same day. You do not have to be from here, old, or sure.',
      ),
      picture: image('veranda'),
      link: link('Staying put', '/projects/staying-put'),
    }),
    leftRight({
      heading: 'I would like to help',
      text: paragraphs(
        'Good. Tell us which evening you have, not what you can do; there is something for every evening. Pots and patience are always short.',
      ),
      picture: image('circle-of-chairs'),
      link: link('Work with us', '/careers'),
      reversed: true,
    }),
    leftRight({
      heading: 'I am from a newspaper',
      text: paragraphs(
        'Noor will talk to you about money and plans. For everything else we ask the people concerned first, and they often say no. We will find you somebody who says yes.',
      ),
      picture: image('birds-on-wires'),
      on: 'alabasterCream',
    }),
    related('Or just turn up', {
      include: ['Content type:Event'],
      sort: 'earliest',
      link: link('All events', '/events'),
    }),
  ],
});
