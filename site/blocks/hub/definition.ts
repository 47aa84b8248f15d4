import { HUB_PAGE_SIZE, hubFilterOf } from '#content-store/model/hub/hub.ts';
import type { Sort, TagFilter } from '#content-store/model/values/tag-filter.ts';
import { hub as words } from '#own/texts.ts';
import { withSpare } from '../../cards/other-pages.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { select, tagCategories, tagFilter, text, toggle } from '../../fields/fields.ts';
import { sortOptions } from './hub-address.ts';

/** The related pages: in the order of the hub, as many as a page of its results. */
export const hubRelatedFilter = (filter: TagFilter, sort: Sort): TagFilter => ({
  ...filter,
  sort,
  limit: HUB_PAGE_SIZE,
});

export const hub = defineBlock({
  componentType: 'Hub',
  label: 'Hub',
  description: 'A library of pages that visitors narrow down by tags.',
  group: 'pages',
  keywords: ['library', 'filter', 'search', 'archive', 'list', 'blog', 'news', 'index'],
  content: {
    hubFilters: tagFilter('Pages', {
      help: 'The hub shows all matching pages, nine at a time',
      isOrderedByBlock: true,
    }),
    sortBy: select('Sort by', sortOptions(words)),
    sideFiltersToShow: tagCategories('Tag categories to filter by', {
      help: 'If none is ticked, visitors can filter by all',
    }),
    showRelated: toggle('Related items'),
    relatedHeading: text('Related heading', { max: 200, start: 'Related Items', placeholder: 'Related Items' }),
    hubRelatedFilters: tagFilter('Related pages', { isOrderedByBlock: true }),
  },
  ask: async ({ hubFilters, hubRelatedFilters, sortBy, showRelated }, reader) => {
    return {
      start: await reader.ask('hub', { filter: hubFilterOf(hubFilters), sort: sortBy }),
      related: showRelated
        ? await reader.ask('pagesTagged', { filter: withSpare(hubRelatedFilter(hubRelatedFilters, sortBy)) })
        : [],
    };
  },
});
