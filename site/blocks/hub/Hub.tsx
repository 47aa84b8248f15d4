import { hubFilterOf } from '#content-store/model/hub/hub.ts';
import { hubFolder } from '#content-store/model/hub/hub-index.ts';
import { cardFacts } from '../../cards/card-facts.ts';
import { otherPages } from '../../cards/other-pages.ts';
import type { BlockProps } from '../../elements/block-props.ts';
import { hubSuffix } from '../../elements/page-facts.ts';
import { nameIn, within } from '../../fields/in-language.ts';
import { textsIn } from '../../texts/texts-in.ts';
import { type hub, hubRelatedFilter } from './definition.ts';
import { HubLibrary, type HubLibraryProps } from './HubLibrary.tsx';

/** A library of pages: filters on the left, cards on the right. */
export function Hub(props: BlockProps<typeof hub>) {
  const library = libraryProps(props);
  const { folder, sortBy, count, cards } = library;
  // Other pages or another order make a new library, so the visitor's earlier choices are dropped.
  return <HubLibrary key={[folder, sortBy, count, ...cards.map(({ ref }) => ref)].join()} {...library} />;
}

/** The props the library needs in the browser: plain cards instead of the pages they are made from. */
export function libraryProps({ content, answers }: BlockProps<typeof hub>): HubLibraryProps {
  const { sideFiltersToShow, hubFilters, hubRelatedFilters, relatedHeading, sortBy } = content;
  const { pages, count, categories } = answers.start;
  const { language } = textsIn(answers.page.language);
  const isShown = ({ id }: { id: string }) => sideFiltersToShow.length === 0 || sideFiltersToShow.includes(id);
  const shown = categories.filter(isShown).map(({ id, values }) => ({ id, tags: values.map((value) => value.id) }));
  const names = shown.flatMap(({ id, tags }) => [id, ...tags]).map((name) => [name, nameIn(language, name)] as const);
  const otherNames = names.filter(([name, said]) => name !== said);
  return {
    suffix: hubSuffix(answers.page.hubs.indexOf(content.key), content.key),
    folder: hubFolder({ ...hubFilterOf(hubFilters), ...within(answers.page.language) }),
    sortBy,
    cards: pages.map((page) => cardFacts(page, answers, answers.page.language)),
    count,
    categories: shown,
    ...(otherNames.length > 0 && { names: Object.fromEntries(otherNames) }),
    relatedHeading,
    related: otherPages(answers.related, hubRelatedFilter(hubRelatedFilters, sortBy), answers.page).map((page) =>
      cardFacts(page, answers, answers.page.language),
    ),
  };
}
