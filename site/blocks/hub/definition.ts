import { z } from 'zod';
import { HUB_PAGE_SIZE, hubFilterOf } from '#content-store/model/hub/hub.ts';
import { SORTS, type Sort, type TagFilter, tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { withSpare } from '../../cards/other-pages.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SORT_OPTIONS } from './hub-address.ts';

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
  schema: z.object({
    /** Ids of tag categories; empty means all. */
    sideFiltersToShow: z
      .array(z.string().max(100))
      .max(100)
      .overwrite((ids) => ids.filter((id) => id.trim() !== ''))
      .default([]),
    hubFilters: tagFilterSchema,
    hubRelatedFilters: tagFilterSchema,
    sortBy: z.enum(SORTS).catch('a-z').default('a-z'),
    showRelated: z.boolean().default(false),
    relatedHeading: z.string().max(200).default('Related Items'),
  }),
  fields: [
    {
      kind: 'tagFilter',
      path: 'hubFilters',
      label: 'Pages',
      help: 'The hub shows all matching pages, nine at a time',
      isOrderedByBlock: true,
    },
    { kind: 'select', path: 'sortBy', label: 'Sort by', options: SORT_OPTIONS },
    {
      kind: 'tagCategories',
      path: 'sideFiltersToShow',
      label: 'Tag categories to filter by',
      help: 'If none is ticked, visitors can filter by all',
    },
    { kind: 'toggle', path: 'showRelated', label: 'Related items' },
    { kind: 'text', path: 'relatedHeading', label: 'Related heading', placeholder: 'Related Items' },
    { kind: 'tagFilter', path: 'hubRelatedFilters', label: 'Related pages', isOrderedByBlock: true },
  ],
  ask: async ({ hubFilters, hubRelatedFilters, sortBy, showRelated }, reader) => {
    return {
      start: await reader.ask('hub', { filter: hubFilterOf(hubFilters), sort: sortBy }),
      related: showRelated
        ? await reader.ask('pagesTagged', { filter: withSpare(hubRelatedFilter(hubRelatedFilters, sortBy)) })
        : [],
    };
  },
});
