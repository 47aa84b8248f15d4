import { between, type Random, seededRandom } from '#site/demo/content/artwork/random.ts';
import { link, paragraphs } from '#site/demo/content/blocks.ts';
import { content as demoContent } from '#site/demo/content/content.ts';
import { type DemoPage, demoPage } from '#site/demo/content/demo-page.ts';
import type { DemoTag } from '#site/demo/content/tags.ts';
import type { SiteContent } from '#site/fields/site-content.ts';
import { PICTURES } from './bench-page.ts';
import { FRAME_PICTURES } from './bench-site.ts';

export const LIBRARY_SLUG = 'shelf';

/** Number of pages in the hub. */
export const HUB_PAGES = 5000;

const WORDS_IN_A_PAGE = 250;
const VOCABULARY = 20_000;
const KINDS = ['News', 'Idea', 'Report', 'Toolkit', 'Case study', 'Guide', 'Course', 'Policy'];
const TOPICS = [
  'Ageing at home',
  'Young carers',
  'Bushfire recovery',
  'Shared kitchens',
  'Getting around',
  'Neighbours',
];
const PLACES = ['Merrin Creek', 'Corrow Valley', 'Port Ansell', 'Tallow Flat', 'Hollis Street'];
const IN_HUB: DemoTag = 'Content type:Learn Hub';

/** `count` pages of natural-looking prose, with few common and many rare words; the first 5,000 are in a hub. */
export function librarySite(count: number): SiteContent {
  const { documents, images } = demoContent();
  const pages = [shelf(), ...Array.from({ length: count - 1 }, (_, index) => entry(index))];
  return {
    documents: [
      ...documents.filter(({ collection }) => collection !== 'pages'),
      ...pages.map((document) => ({ collection: 'pages', document })),
    ],
    images: images.filter(({ _id }) => [...FRAME_PICTURES, ...PICTURES].some((name) => name === _id)),
  };
}

function shelf(): DemoPage {
  const contents = [{ componentType: 'Hub', hubFilters: { include: [IN_HUB] }, sortBy: 'latest' }];
  return demoPage({ slug: LIBRARY_SLUG, heading: 'The shelf', description: 'Everything.', contents });
}

function entry(number: number): DemoPage {
  const random = seededRandom(`entry ${number}`);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const words = (length: number) => Array.from({ length }, () => wordOf(rankOf(random))).join(' ');
  const tags = [`Content type:${pick(KINDS)}`, `Topic:${pick(TOPICS)}`, `Place:${pick(PLACES)}`] as DemoTag[];
  const day = new Date(Date.UTC(2015, 0, 1 + Math.floor(between(random, 0, 4000))));
  const picture = PICTURES[number % PICTURES.length];
  return demoPage({
    slug: `entries/${number}`,
    heading: sentence(words(6)),
    description: sentence(words(16)),
    ...(picture && { picture }),
    tags: number < HUB_PAGES - 1 ? [IN_HUB, ...tags] : tags,
    date: day.toISOString().slice(0, 10),
    contents: [
      {
        componentType: 'ColumnContent',
        heading: sentence(words(4)),
        text: paragraphs(...Array.from({ length: 5 }, () => sentence(words(WORDS_IN_A_PAGE / 5)))),
        link: link('The shelf', `/${LIBRARY_SLUG}`),
      },
    ],
  });
}

/** The rank of a random word by Zipf's law; 1 is the most common. */
const rankOf = (random: Random): number => Math.floor(VOCABULARY ** random());

const SYLLABLES = [
  'ba',
  'ro',
  'ti',
  'men',
  'sul',
  'ka',
  'der',
  'vo',
  'lin',
  'sha',
  'po',
  'gar',
  'wen',
  'nu',
  'fi',
  'col',
];

/** A distinct word for each rank; common words are short. */
export function wordOf(rank: number): string {
  const digits = (rank + SYLLABLES.length).toString(SYLLABLES.length);
  return Array.from(digits, (digit) => SYLLABLES[Number.parseInt(digit, SYLLABLES.length)]).join('');
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
