import type { PageCard } from '../entities/page-card.ts';
import { MAX_PARTS, pageRef, partOfRef } from '../entities/page-ref.ts';
import type { HubFilter } from './hub.ts';
import { listed } from './select-pages.ts';
import { type Listed, sortListed } from './sort-listed.ts';

/**
 * The data by which browsers filter and sort all pages of a hub, without the contents of cards; in columns, because
 * they compress well. Pages are ordered by id, so that their position represents the id.
 */
export interface HubIndex {
  /** The number of files that hold the cards. */
  parts: number;
  refs: string[];
  /** The rank of the title among all titles; equal titles have equal ranks. */
  titles: number[];
  dates: string[];
  /** Every tag once; a page's tags are indexes into this list. */
  tags: string[];
  pageTags: number[][];
}

/** A page in a browser: `ref` names its card. */
export interface HubEntry extends Listed {
  ref: string;
}

const CARDS_IN_A_PART = 32;

/** The index of a hub's cards. */
export function hubIndexOf(cards: readonly PageCard[]): HubIndex {
  const pages = cards.map(listed).sort((a, b) => (a.card._id < b.card._id ? -1 : 1));
  const ranks = titleRanks(pages);
  const tags = [...new Set(pages.flatMap((page) => page.tags))].sort();
  const indexes = new Map(tags.map((tag, index) => [tag, index]));
  return {
    parts: partsFor(pages.length),
    refs: pages.map(({ card }) => pageRef(card._id)),
    titles: pages.map(({ title }) => ranks.get(title) ?? 0),
    dates: pages.map(({ date }) => date),
    tags,
    pageTags: pages.map((page) => page.tags.flatMap((tag) => indexes.get(tag) ?? [])),
  };
}

/** The pages of an index, to filter and sort like cards. */
export function hubEntries({ refs, titles, dates, tags, pageTags }: HubIndex): HubEntry[] {
  return refs.map((ref, id) => ({
    id,
    ref,
    title: titles[id] ?? 0,
    date: dates[id] ?? '',
    tags: (pageTags[id] ?? []).flatMap((index) => tags[index] ?? []),
  }));
}

/** The cards in one of a hub's parts, in the order of their ids. */
export function cardsOfPart(cards: readonly PageCard[], part: number, parts: number): PageCard[] {
  const inPart = cards.filter((card) => partOfRef(pageRef(card._id), parts) === part);
  return inPart.sort((a, b) => (a._id < b._id ? -1 : 1));
}

/** The folder of a hub's data on the site, shared by hubs of the same pages. */
export function hubFolder({ include, exclude, selected, within }: HubFilter): string {
  return `/_hub/${pageRef(JSON.stringify([include, exclude, selected, ...(within ? [within.path, within.others] : [])]))}`;
}

export const hubIndexAddress = (folder: string): string => `${folder}/index.json`;

/** The number of parts is in the name: when it changes, no browser mixes old parts with new ones. */
export const hubPartAddress = (folder: string, part: number, parts: number): string =>
  `${folder}/${parts}/${part}.json`;

function partsFor(count: number): number {
  const wanted = Math.max(1, Math.ceil(count / CARDS_IN_A_PART));
  return Math.min(MAX_PARTS, 2 ** Math.ceil(Math.log2(wanted)));
}

function titleRanks(pages: readonly Listed[]): Map<string | number, number> {
  const titles = sortListed(pages, 'a-z').map(({ title }) => title);
  return new Map([...new Set(titles)].map((title, rank) => [title, rank]));
}
