import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import type { CarouselKind } from '../elements/carousel-kind.ts';

/** The rendered blocks in each slot of a block. */
export type SlotMarkup = Readonly<Record<string, string>>;

/** A block with an Astro host. */
interface HostIsland {
  kind: 'host';
  host: AstroComponentFactory;
  props: object;
  slots: SlotMarkup;
}

/** A carousel of a static view, with its slides as static markup. */
export interface CarouselPlace {
  kind: 'carousel';
  carousel: CarouselKind;
  className: string;
  html: string;
}

/** What only Astro can render; errors name its block, if it has one. */
export type Island = (HostIsland | CarouselPlace) & { item?: ContentItem };

/** Markup with places for islands, and these in their order: those inside another come before it. */
export interface WithIslands {
  html: string;
  islands: readonly Island[];
}

/** Marks in markup begin with it; no content can contain it. */
const TOKEN = crypto.randomUUID();

export const islandMark = (name: string | number): string => `<!--${TOKEN} ${name}-->`;

const PLACE = new RegExp(islandMark('(\\d+)'), 'g');

/** Adds an island and returns the mark of its place. */
export const placeFor = (island: Island, islands: Island[]): string => islandMark(islands.push(island) - 1);

/** The markup with rendered islands in their places. */
export const withRendered = (html: string, rendered: readonly string[]): string =>
  html.replace(PLACE, (mark, index: string) => rendered[Number(index)] ?? mark);

/** Marks links that open the video overlay, an island at the end of their page. */
export const VIDEO = 'data-video';

export const hasVideo = (html: string): boolean => html.includes(VIDEO);
