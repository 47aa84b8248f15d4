import type { ArtworkName } from '#site/demo/content/artwork/gallery.ts';
import {
  type BlockDraft,
  bullets,
  columns,
  headline,
  image,
  leftRight,
  link,
  paragraphs,
  quote,
  related,
  timeline,
} from '#site/demo/content/blocks.ts';
import { type DemoPage, demoPage } from '#site/demo/content/demo-page.ts';
import type { DemoTag } from '#site/demo/content/tags.ts';
import { sentences } from './prose.ts';

/** The pictures of the site; their variants are shared by all pages. */
export const PICTURES: readonly ArtworkName[] = ['river', 'street', 'veranda', 'tool-wall', 'harbour', 'garden-bed'];

const PAGES_IN_SECTION = 100;
const PAGES_WITH_TAG = 20;

/** The address of a page, by number. */
export const slugOf = (number: number): string => `section-${Math.floor(number / PAGES_IN_SECTION)}/page-${number}`;

export interface PageShape {
  /** The last blocks of each page; all by default. */
  blocks?: number;
  /** One page in so many has an island. */
  islandEvery?: number;
  /** The first segments of the addresses of languages: the pages take turns, and those of a turn translate each other. */
  languages?: readonly string[];
}

/** A page of twelve blocks, two of them in the columns of another one; every tenth page has an island. */
export function benchPage(
  number: number,
  { blocks = Number.POSITIVE_INFINITY, islandEvery = 10, languages = [''] }: PageShape = {},
): DemoPage {
  const language = languages[number % languages.length] ?? '';
  const tag: DemoTag = `Content type:Group ${Math.floor(number / PAGES_WITH_TAG)}`;
  const page = demoPage({
    slug: `${language}${slugOf(number)}`,
    heading: `Page ${number}`,
    description: sentences(`${number} description`, 1),
    picture: pictureOf(number),
    tags: [tag],
    date: '2026-03-01',
    contents: blocksOf(number, tag, number % islandEvery === 0).slice(-blocks),
  });
  return languages.length > 1 ? { ...page, translationKey: `turn-${Math.floor(number / languages.length)}` } : page;
}

function blocksOf(number: number, tag: DemoTag, hasIsland: boolean): BlockDraft[] {
  const text = (part: string, count: number) => sentences(`${number} ${part}`, count);
  return [
    headline(text('headline', 1)),
    leftRightOf(number, 'first'),
    articleOf(number, 'article'),
    quote(text('quote', 1), `Person ${number}`, { on: 'brown', link: link('Read on', `/${slugOf(number + 1)}`) }),
    columns({ header: text('columns', 1), left: [leftRightOf(number, 'left')], right: [leftRightOf(number, 'right')] }),
    quickLinks(number),
    leftRightOf(number, 'second'),
    hasIsland ? timelineOf(number) : articleOf(number, 'second article'),
    { componentType: 'CtaBlock', text: text('call', 1), link: link('Join in', '/contact') },
    related('More like this', { include: [tag] }),
  ];
}

function articleOf(number: number, part: string): BlockDraft {
  const text = (index: number) => sentences(`${number} ${part} ${index}`, 5);
  const body = paragraphs(text(1), `<h3>${text(2).slice(0, 40)}</h3>`, text(3), bullets(text(4), text(5)), text(6));
  return { componentType: 'ColumnContent', heading: `Article ${part}`, text: body, twoColumns: true };
}

function leftRightOf(number: number, part: string): BlockDraft {
  const seed = `${number} ${part}`;
  return leftRight({
    heading: sentences(seed, 1),
    text: paragraphs(sentences(`${seed} one`, 3), sentences(`${seed} two`, 2)),
    picture: image(pictureOf(number + part.length)),
    link: link('The whole story', `/${slugOf(number + 2)}`),
    reversed: part.length % 2 === 0,
  });
}

function quickLinks(number: number): BlockDraft {
  const links = Array.from({ length: 8 }, (_, index) => link(`Page ${number + index}`, `/${slugOf(number + index)}`));
  return { componentType: 'QuickLinks', heading: 'See also', links };
}

function timelineOf(number: number): BlockDraft {
  return timeline('Three winters', ['One', articleOf(number, 'one')], ['Two', leftRightOf(number, 'two')], ['Three']);
}

const pictureOf = (number: number): ArtworkName => PICTURES[number % PICTURES.length] ?? 'river';
