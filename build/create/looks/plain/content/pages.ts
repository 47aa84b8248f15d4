import { PICTURES } from './pictures.ts';
import { BENCH, METHOD, PRICES, ROCKER, SIX_CHAIRS, type Words } from './texts.ts';

export const link = (text: string, href: string) => ({ type: 'page' as const, href, text });
const image = (imageId: keyof typeof PICTURES) => ({ imageId, alt: PICTURES[imageId].alt });
const block = (componentType: string, content: object) => ({ componentType, key: componentType, ...content });
const page = (slug: string, title: string, description: string, rest: object) => {
  return { _id: slug.replace('/', '-') || 'home', slug, title, description, ...rest };
};

const WORK = ['Content type:Mended', 'Content type:Made'];
const LATEST = { include: WORK, sort: 'latest', limit: 3 };
const on = (backgroundColour: string, picture: keyof typeof PICTURES) => {
  return { config: { backgroundColour }, image: image(picture) };
};

/** Something that left the workshop: dated, and listed by its tags. */
const piece = (slug: string, publishDate: string, tags: string[], { about, text, ...words }: Words, look: object) => {
  const contents = [
    block('ColumnContent', { heading: about, text }),
    block('RelatedPages', { heading: 'Also from the bench', link: link('All work', '/work'), tagFilter: LATEST }),
  ];
  const rest = { template: 'news', publishDate, tags, contents };
  return page(`work/${slug}`, words.heading, words.description, { ...rest, header: { ...words, ...look } });
};

/** Every page of the site. */
export const pages = (name: string) => [
  page('', name, 'A workshop that mends chairs and makes a few.', {
    template: 'home',
    header: {
      heading: 'We mend chairs, and make a few',
      description: 'Cane, rush, loose joints, a missing rung. Bring yours on a Thursday; most go home within a month.',
      image: image('row'),
    },
    contents: [
      block('LeftRightContent', {
        heading: 'Bring it as it is',
        paragraph:
          '<p>We turn the chair over, tell you what it needs, and write the price on a label tied to its leg. If it costs more than the chair is worth to you, we say so and you carry it home.</p>',
        image: image('pegs'),
        link: link('How we work', '/about'),
      }),
      block('SquareList', {
        heading: 'Lately on the bench',
        link: link('All work', '/work'),
        tagFilter: LATEST,
      }),
      block('QuoteBlock', {
        quote: 'They asked whether I wanted to keep the creak. I did.',
        quoteBy: 'Ines Carrow, about her grandfather’s chair',
      }),
    ],
  }),
  page('work', 'Work', 'Chairs, benches and stools that left the workshop.', {
    headerType: 'HeaderOne',
    header: { heading: 'What left the workshop', description: 'Newest first. Ask if yours is like one of these.' },
    contents: [block('Hub', { hubFilters: { include: WORK }, sortBy: 'latest' })],
  }),
  piece('six-chairs', '2026-09-17', ['Content type:Made', 'Wood:Ash'], SIX_CHAIRS, on('yellow', 'table')),
  piece('station-bench', '2026-06-04', ['Content type:Mended', 'Wood:Oak'], BENCH, on('lightGreen', 'bench')),
  piece('one-rocker', '2026-02-12', ['Content type:Mended', 'Wood:Beech'], ROCKER, on('turquoise', 'rocker')),
  page('about', 'About', 'Who works here, and what it costs.', {
    headerType: 'HeaderTwo',
    header: {
      heading: 'Two people and a steam box',
      description: 'Hanne Lowe cuts and glues. Tom Asare weaves. Both sweep.',
      ...on('backgroundLightOrche', 'stack'),
    },
    contents: [
      block('ColumnContent', { heading: 'How we work', text: METHOD, twoColumns: true }),
      { ...block('ColumnContent', { heading: 'What it costs', text: PRICES }), key: 'prices' },
    ],
  }),
  page('contact', 'Contact', 'Where we are, and how to write to us.', {
    headerType: 'HeaderOne',
    header: {
      heading: 'Tell us about your chair',
      description: 'We answer on Thursdays.',
      config: { backgroundColour: 'lightGreen' },
    },
    contents: [
      block('Form', {
        title: 'Write to us',
        identifier: 'contact',
        recipient: 'hello@example.org',
        subject: 'A message from the site',
        primaryButtonText: 'Send',
        successMessage: '<p>Thank you. We read it on Thursday.</p>',
        fields: [
          { type: 'text', name: 'name', label: 'Your name', required: true, halfWidth: true },
          { type: 'email', name: 'email', label: 'Your email address', required: true, halfWidth: true },
          { type: 'textArea', name: 'message', label: 'What is wrong with the chair?', required: true },
        ],
      }),
    ],
  }),
];
