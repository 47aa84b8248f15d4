import { blockPage } from '../../demo-page.ts';

export const newsletterBoxWithoutImagePage = blockPage(
  'newsletter-box-without-image',
  'Newsletter',
  'A slip to tear off and send back.',
  [
    {
      componentType: 'NewsletterBoxWithoutImage',
      heading: 'Tell me when the bus changes',
      description: 'One line by e-mail, only when something changes.',
      subscribe: {
        listId: 'sidegate-bus',
        submitText: 'Tell me',
        fields: [
          { id: 'email_address', name: 'Email Address', type: 'email', required: true },
          { id: 'STOP', name: 'Your stop', type: 'select', options: ['The bend', 'Ridge Road', 'Post office'] },
        ],
      },
    },
  ],
);
