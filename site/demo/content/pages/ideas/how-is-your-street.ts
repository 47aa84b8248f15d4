import { bullets, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const howIsYourStreet = demoPage({
  slug: 'ideas/how-is-your-street',
  heading: 'How is your street?',
  description: 'Nine questions to answer at the kitchen table, with a pencil, alone or with whoever lives opposite.',
  picture: 'street-by-street',
  shape: 'yellow',
  background: 'backgroundLightOrche',
  tags: ['Content type:Questionnaire', 'Topic:Neighbours', 'Place:Hollis Street'],
  date: '2025-03-01',
  contents: [
    leftRight({
      heading: 'The nine',
      text: paragraphs(
        bullets(
          'Whose name do you know on your side? On the other?',
          'Who has your spare key? Whose have you?',
          'Who would notice if your light stayed off for two days?',
          'Where could twelve people eat?',
          'Who has a trailer, a sewing machine, a good voice?',
          'Who moved in last? Who told them about the bins?',
          'What did you last borrow?',
          'Who do you nod to and never talk with?',
          'What would you do first, if somebody else came along?',
        ),
      ),
      picture: image('street'),
    }),
    {
      componentType: 'Form',
      title: 'Tell us the last one',
      identifier: 'how-is-your-street',
      recipient: 'hello@sidegate.example',
      subject: 'How is your street?',
      primaryButtonText: 'Send it',
      secondaryLink: link('What happens with it', '/privacy'),
      successMessage: paragraphs('Thank you. If you want somebody to come along, we ring within a week.'),
      fields: [
        { key: 'street', type: 'text', name: 'street', label: 'Your street', required: true, halfWidth: true },
        {
          key: 'doors',
          type: 'select',
          name: 'doors',
          label: 'How many doors',
          options: ['Fewer than ten', 'Ten to forty', 'More than forty'],
          halfWidth: true,
        },
        { key: 'first', type: 'textArea', name: 'first', label: 'What you would do first', required: true },
        { key: 'email', type: 'email', name: 'email', label: 'Your e-mail address, if we may answer', halfWidth: true },
      ],
    },
    quote(
      'I filled it in and was ashamed by question two. Then I rang the bell of number eight.',
      'Hollis Street, number 6',
      {
        on: 'yellow',
        reversed: true,
      },
    ),
    related('What to do next', {
      selected: ['guides-a-telephone-tree', 'ideas-small-money-fast', 'ideas-the-shy-chair'],
    }),
  ],
});
