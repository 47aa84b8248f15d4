import type { Colour, Image, Link, LinkType, Sort } from 'pagewright/content';
import { type ArtworkName, GALLERY } from './artwork/gallery.ts';
import type { DemoTag } from './tags.ts';

/** A block without its key; `keyed()` gives keys to a page's blocks. */
export interface BlockDraft {
  componentType: string;
  [field: string]: unknown;
}

/** A picture of the gallery with its own alt text. */
export function image(name: ArtworkName, caption = ''): Pick<Image, 'imageId' | 'alt' | 'caption'> {
  return { imageId: name, alt: GALLERY[name].alt, caption };
}

/** A link; to a page of this site unless `type` says otherwise. */
export function link(text: string, href: string, type: LinkType = 'page'): Pick<Link, 'type' | 'href' | 'text'> {
  return { type, href, text };
}

const BLOCK_TAG = /^<(?:p|ul|ol|h[234]|blockquote)\b/;

/** Rich text of paragraphs; an entry that is a paragraph, list or heading already is kept as it is. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.map((text) => (BLOCK_TAG.test(text) ? text : `<p>${text}</p>`)).join('');
}

/** A rich-text list. */
export function bullets(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Opens a new part of the page; `id` is its anchor. */
export function headline(title: string, id?: string): BlockDraft {
  return { componentType: 'Headline', title, ...(id && { id }) };
}

interface QuoteOptions {
  on?: Colour;
  reversed?: boolean;
  link?: ReturnType<typeof link>;
}

/** What somebody said, as a quote. */
export function quote(
  words: string,
  by: string,
  { on = 'transparent', reversed = false, link: to }: QuoteOptions = {},
) {
  const config = { backgroundColour: on, reversed };
  return { componentType: 'QuoteBlock', quote: words, quoteBy: by, ...(to && { link: to }), config };
}

interface LeftRight {
  heading: string;
  text: string;
  picture: ReturnType<typeof image>;
  link?: ReturnType<typeof link>;
  reversed?: boolean;
  on?: Colour;
}

/** A picture beside a text. */
export function leftRight({ heading, text, picture, link: to, reversed = false, on = 'transparent' }: LeftRight) {
  const config = { reversed, backgroundColour: on };
  return {
    componentType: 'LeftRightContent',
    heading,
    paragraph: text,
    image: picture,
    ...(to && { link: to }),
    config,
  };
}

interface Columns {
  header?: string;
  title?: string;
  left: readonly BlockDraft[];
  right?: readonly BlockDraft[];
  /** Of the left column, in twelfths. */
  width?: number;
  gap?: number;
  fullWidth?: boolean;
  /** The right column comes first: on desktop, on phones. */
  reverse?: { desktop?: boolean; mobile?: boolean };
  on?: Colour;
}

/** Blocks in two columns; in one when `right` is absent. */
export function columns({
  header = '',
  title = '',
  left,
  right,
  width = 5,
  gap = 2,
  fullWidth = false,
  reverse,
  on,
}: Columns) {
  return {
    componentType: 'ThreeColumnContent',
    ...{ header, title, width, gap, fullWidth, left, right: right ?? [] },
    singleColumn: right === undefined,
    reverse: { desktop: reverse?.desktop ?? false, mobile: reverse?.mobile ?? false },
    config: { backgroundColour: on ?? 'transparent' },
  };
}

/** Blocks in two columns and nothing else. */
export const split = (fields: Partial<Columns> & { usePixelGap?: boolean; matchHeight?: boolean }) => ({
  componentType: 'SplitContent',
  ...fields,
});

/** Steps of a story: pairs of a tab's title and its blocks. */
export function timeline(title: string, ...tabs: readonly (readonly [title: string, ...contents: BlockDraft[]])[]) {
  return { componentType: 'Timeline', title, tabs: tabs.map(([name, ...contents]) => ({ title: name, contents })) };
}

interface Related {
  include?: readonly DemoTag[];
  exclude?: readonly DemoTag[];
  /** Ids of pages: exactly these, in this order. */
  selected?: readonly string[];
  limit?: number;
  sort?: Sort;
  link?: ReturnType<typeof link>;
}

/** Cards of pages by tag, or of chosen pages. */
export function related(
  heading: string,
  { include = [], exclude = [], selected = [], limit = 8, sort = 'latest', link: to }: Related,
) {
  return {
    componentType: 'RelatedPages',
    heading,
    ...(to && { link: to }),
    tagFilter: { include, exclude, selected, limit, sort },
  };
}
