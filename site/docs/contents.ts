/** A guide: its pages in reading order, each with its address and its title. */
export interface Guide {
  key: string;
  title: string;
  description: string;
  pages: readonly (readonly [slug: string, title: string])[];
}

/** The guides in order: navigation, the list beside each page, the home page and the footer follow from it. */
export const GUIDES: readonly Guide[] = [
  {
    key: 'start',
    title: 'Start',
    description: 'See it run, and learn how it works.',
    pages: [
      ['start/first-steps', 'First steps'],
      ['start/how-it-works', 'How it works'],
      ['start/commands', 'Commands'],
      ['start/words', 'Words'],
    ],
  },
  {
    key: 'editors',
    title: 'Edit',
    description: 'Write pages, publish them, look after the whole site.',
    pages: [
      ['editors/write', 'Write a page'],
      ['editors/publish', 'Publish'],
      ['editors/links-and-pictures', 'Links, pictures and files'],
      ['editors/whole-site', 'The whole site'],
      ['editors/people', 'People and roles'],
    ],
  },
  {
    key: 'adopters',
    title: 'Build a site',
    description: 'A site of your own in ten minutes, then your own look, blocks and content.',
    pages: [
      ['adopters/own-site', 'Your own site in ten minutes'],
      ['adopters/site-folder', 'The site folder'],
      ['adopters/languages', 'Several languages'],
      ['adopters/own-blocks', 'Blocks, templates and headers'],
      ['adopters/extend', 'Add to the editor and the service'],
      ['adopters/moving-in', 'Moving in'],
    ],
  },
  {
    key: 'reference',
    title: 'Reference',
    description: 'Every block with its fields, and what the modules of the product export.',
    pages: [
      ['reference/blocks', 'Blocks'],
      ['reference/fields', 'Fields'],
      ['reference/elements', 'Elements'],
      ['reference/headers', 'Headers'],
      ['reference/content', 'Content'],
      ['reference/testing', 'Tests'],
      ['reference/extend', 'Service extensions'],
      ['reference/editor', 'Editor extensions'],
    ],
  },
  {
    key: 'operators',
    title: 'Run it',
    description: 'Install, upgrade, back up, recover, and choose a machine.',
    pages: [
      ['operators/install', 'Install, back up, upgrade'],
      ['operators/serve-the-site', 'Serve the site'],
      ['operators/logging-in', 'How people log in'],
      ['operators/company-log-in', 'Company log-in'],
      ['operators/recovery', 'When something fails'],
      ['operators/sizing', 'Choose a machine'],
      ['operators/past-one-machine', 'Past one machine'],
      ['operators/settings', 'Settings'],
    ],
  },
  {
    key: 'calls',
    title: 'API',
    description: 'Every call of the service, for scripts and other programs.',
    pages: [
      ['calls', 'How to call'],
      ['calls/pages', 'Pages'],
      ['calls/publishing', 'Publishing'],
      ['calls/site', 'Site and domains'],
      ['calls/media', 'Media and links'],
      ['calls/forms', 'Forms and mail'],
      ['calls/people', 'People'],
      ['calls/visitors', 'Search and hub'],
    ],
  },
  {
    key: 'project',
    title: 'Project',
    description: 'What changed, how to upgrade, and why it is built this way.',
    pages: [
      ['project/upgrade', 'Upgrade notes'],
      ['project/log-in-threats', 'Threats to the log-in'],
      ['project/changelog', 'Changelog'],
      ['project/decisions', 'Decisions'],
      ['project/contribute', 'Contribute'],
    ],
  },
];

/** The guide that a page belongs to. */
export const guideOf = (slug: string): Guide | undefined =>
  GUIDES.find(({ pages }) => pages.some(([address]) => address === slug));
