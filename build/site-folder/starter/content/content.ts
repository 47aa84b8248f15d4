import type { SiteContent } from 'pagewright/content';
import config from '../site.config.ts';
import { hills } from './pictures.ts';

const NAME = config.name ?? 'New site';
const DOMAIN = 'main';
const ofDomain = { domainId: DOMAIN };

const link = (text: string, href: string) => ({ type: 'page' as const, href, text });

/** The initial content of a new data folder: three pages, their navigation and footer. */
export function content(): SiteContent {
  return {
    documents: [
      {
        collection: 'domains',
        document: { _id: DOMAIN, name: NAME, hostnames: ['localhost', '127.0.0.1'], siteUrl: '' },
      },
      { collection: 'siteSettings', document: { _id: `siteSettings_${DOMAIN}`, ...ofDomain, title: NAME } },
      {
        collection: 'navigation',
        document: {
          _id: `nav_${DOMAIN}`,
          ...ofDomain,
          contact: link('Contact', '/contact'),
          items: [
            { key: 'home', link: link('Home', '/'), items: [] },
            { key: 'about', link: link('About', '/about'), items: [] },
          ],
        },
      },
      {
        collection: 'footer',
        document: {
          _id: `footer_${DOMAIN}`,
          ...ofDomain,
          contactHeading: 'Write to us',
          contactDetails: '<p><a href="mailto:hello@example.org">hello@example.org</a></p>',
          copyright: `© ${NAME}`,
        },
      },
      { collection: 'pages', document: home },
      { collection: 'pages', document: about },
      { collection: 'pages', document: contact },
    ],
    images: [
      { _id: 'morning', name: 'morning.svg', alt: 'Hills and a low sun', artwork: () => hills('morning') },
      { _id: 'evening', name: 'evening.svg', alt: 'Hills in the evening', artwork: () => hills('evening') },
    ],
  };
}

const home = {
  _id: 'home',
  ...ofDomain,
  slug: '',
  template: 'home',
  title: NAME,
  description: 'A site that is just starting.',
  header: {
    heading: 'Say what you do, in one sentence',
    description: 'Then say, in two, who you do it for and what changes for them.',
    image: { imageId: 'morning', alt: 'Hills and a low sun' },
  },
  contents: [
    {
      componentType: 'LeftRightContent',
      key: 'begin',
      heading: 'Start with a picture and a promise',
      paragraph: '<p>Log in to the editor, click this text and type. Visitors see it once you publish it.</p>',
      image: { imageId: 'evening', alt: 'Hills in the evening' },
      link: link('About us', '/about'),
      config: { backgroundColour: 'alabasterCream', reversed: false },
    },
    {
      componentType: 'QuoteBlock',
      key: 'voice',
      quote: 'Quote someone you have helped, in one sentence.',
      quoteBy: 'A name, a role',
      config: { backgroundColour: 'backgroundLightGreen', reversed: false },
    },
    {
      componentType: 'QuickLinks',
      key: 'next',
      heading: 'Where to next',
      links: [link('Who we are', '/about'), link('Write to us', '/contact')],
    },
  ],
};

const about = {
  _id: 'about',
  ...ofDomain,
  slug: 'about',
  template: 'generic',
  title: 'About',
  description: 'Who we are.',
  headerType: 'HeaderTwo',
  header: {
    heading: 'Who we are',
    description: 'When you started, how many of you there are, and why you still do it.',
    image: { imageId: 'evening', alt: 'Hills in the evening' },
  },
  contents: [
    {
      componentType: 'RichText',
      key: 'story',
      text: '<p>Tell your story in your own words. Short paragraphs read well on phones.</p>',
    },
  ],
};

const contact = {
  _id: 'contact',
  ...ofDomain,
  slug: 'contact',
  template: 'generic',
  title: 'Contact',
  description: 'Write to us.',
  headerType: 'HeaderOne',
  header: { heading: 'Write to us', description: 'We answer within two working days.' },
  contents: [
    {
      componentType: 'Form',
      key: 'enquiry',
      title: 'Your message',
      identifier: 'contact',
      recipient: 'hello@example.org',
      subject: 'A message from the site',
      successMessage: '<p>Thank you. We have your message.</p>',
      fields: [
        { type: 'text', name: 'name', label: 'Your name', required: true },
        { type: 'email', name: 'email', label: 'Your email address', required: true },
        { type: 'textArea', name: 'message', label: 'Your message', required: true },
      ],
    },
  ],
};
