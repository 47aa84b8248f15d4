import type { PageCard } from '../entities/page-card.ts';
import { pageDate } from '../entities/page-facts.ts';
import { sortableTime } from '../values/date-time.ts';
import type { Sort, TagFilter } from '../values/tag-filter.ts';
import { type Listed, sortListed, sortTitle } from './sort-listed.ts';

export interface ListedCard extends Listed {
  card: PageCard;
}

/** The pages that a filter finds without naming tags or pages. */
type Kind = (card: PageCard) => boolean;

const isJob: Kind = ({ template }) => template === 'careers';
const isPerson: Kind = ({ template }) => template === 'teamMember';
const isContent: Kind = (card) => !isJob(card) && !isPerson(card);

/**
 * The cards that match a tag filter: exactly `selected` in that order, or else those with any of `include` and none of
 * `exclude`, sorted, at most `limit`. Without `include` jobs and people are left out.
 */
export const selectPages = (cards: Iterable<PageCard>, filter: TagFilter): PageCard[] =>
  select(cards, filter, isContent);

/** Like `selectPages()`, but people are what it finds without `include`. */
export const selectPeople = (cards: Iterable<PageCard>, filter: TagFilter): PageCard[] =>
  select(cards, filter, isPerson);

/** The matching careers pages, without a limit, which would falsify the number of jobs. */
export const selectCareers = (cards: Iterable<PageCard>, filter: TagFilter): PageCard[] =>
  select([...cards].filter(isJob), { ...filter, limit: Number.POSITIVE_INFINITY }, isJob);

function select(cards: Iterable<PageCard>, filter: TagFilter, kind: Kind): PageCard[] {
  if (filter.selected.length > 0) return selectedPages(cards, filter.selected);
  const matching = [...cards].filter((card) => isFound(card, filter, kind));
  return sortPages(matching, filter.sort).slice(0, filter.limit);
}

type TagsOfFilter = Pick<TagFilter, 'include' | 'exclude' | 'within'>;

/** True for cards that a list finds by its tags: never Home, nor a page hidden from sitemap or robots. */
export function isFound(card: PageCard, filter: TagsOfFilter, kind: Kind = isContent): boolean {
  if (card.isUnlisted || card.slug === '' || !isWithin(card.slug, filter.within)) return false;
  return matchesTags(card.tags, filter) && (filter.include.length > 0 || kind(card));
}

/** True for an address of a language: below its path, or, for the first, below none of the others'; its home page is in no list. */
function isWithin(slug: string, within: TagFilter['within']): boolean {
  if (!within) return true;
  const isBelow = (path: string) => slug.startsWith(`${path}/`);
  return within.path === '' ? !within.others.some((path) => slug === path || isBelow(path)) : isBelow(within.path);
}

/** True for any of `include` (or when it is empty) and none of `exclude`. */
export function matchesTags(tags: readonly string[], { include, exclude }: TagsOfFilter) {
  if (exclude.some((tag) => tags.includes(tag))) return false;
  return include.length === 0 || include.some((tag) => tags.includes(tag));
}

/** Sorts by title, ignoring markup and case, or by publish date; ties by `_id`. */
export function sortPages(cards: readonly PageCard[], sort: Sort): PageCard[] {
  return sortListed(cards.map(listed), sort).map(({ card }) => card);
}

/** A card with its filter and sort keys. */
export function listed(card: PageCard): ListedCard {
  const { _id: id, tags } = card;
  return { id, title: sortTitle(card.header.heading), date: sortableTime(pageDate(card)), tags, card };
}

function selectedPages(cards: Iterable<PageCard>, selected: readonly string[]): PageCard[] {
  const byId = new Map(Array.from(cards, (card) => [card._id, card]));
  return [...new Set(selected)].flatMap((id) => byId.get(id) ?? []);
}
