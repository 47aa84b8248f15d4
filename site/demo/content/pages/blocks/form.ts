import { link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const formPage = blockPage('form', 'Form', 'Every type of field; it sends only where a service listens.', [
  {
    componentType: 'Form',
    title: 'Ask us round',
    identifier: 'review-form',
    recipient: 'hello@sidegate.example',
    subject: 'Somebody asked us round',
    successMessage: paragraphs('Thank you. We ring back the same day.'),
    secondaryLink: link('Or ring us', '/contact'),
    fields: [
      { key: 'name', type: 'text', name: 'name', label: 'Your name', required: true, halfWidth: true },
      { key: 'email', type: 'email', name: 'email', label: 'Your e-mail address', required: true, halfWidth: true },
      { key: 'phone', type: 'phone', name: 'phone', label: 'Telephone', halfWidth: true },
      { key: 'day', type: 'date', name: 'day', label: 'Which day', halfWidth: true },
      {
        key: 'town',
        type: 'select',
        name: 'town',
        label: 'Which town',
        options: ['Merrin Creek', 'Port Ansell', 'Tallow Flat'],
      },
      {
        key: 'what',
        type: 'multipleChoice',
        name: 'what',
        label: 'What about',
        options: ['A ramp', 'A lift', 'A meal'],
      },
      { key: 'story', type: 'textArea', name: 'story', label: 'Tell us, in any order' },
      { key: 'agree', type: 'checkbox', name: 'agree', label: 'You may ring me', required: true },
    ],
  },
]);
