import { z } from 'zod';
import { postedCategoriesSchema, tagCategorySchema } from '#content-store/model/entities/tags.ts';
import { SORTS, tagFilterSchema, tagSchema } from '#content-store/model/values/tag-filter.ts';
import { get, post } from './call.ts';
import { domainIdField } from './fields.ts';

const ofDomain = z.object({ domainId: domainIdField });

const header = z.object({ heading: z.string(), description: z.string() });
const card = z.object({ _id: z.string(), slug: z.string(), header, tags: z.array(z.string()) });
const hubPage = card.extend({
  /** Only the page's Button and Media blocks are kept. */
  contents: z.array(z.object({ componentType: z.enum(['Button', 'Media']), key: z.string() })),
  publishDate: z.string().optional(),
  event: z.object({ start: z.string(), end: z.string() }).optional(),
});

const categories = z.array(tagCategorySchema);

export const hubCalls = {
  /** One page of nine results; `hubRelatedFilters` replace `hubFilters` in the related section. */
  'hub/filter': post({
    access: 'public',
    body: 'login',
    payload: z.object({
      domainId: domainIdField,
      hubFilters: tagFilterSchema,
      hubRelatedFilters: tagFilterSchema.unwrap().optional(),
      userFilters: z.array(tagSchema).max(100).default([]),
      sortBy: z.enum(SORTS).default('a-z'),
      pageIndex: z.int().min(0).max(10_000).default(0),
    }),
    answer: z.object({ pages: z.array(hubPage), count: z.int() }),
  }),
  'hub/loadFilterTags': post({
    access: 'public',
    body: 'login',
    payload: ofDomain.extend({ hubFilters: tagFilterSchema }),
    answer: categories,
  }),
  'hub/loadAllTags': post({ access: 'public', body: 'login', payload: ofDomain, answer: categories }),
  'tags/fetch': get({ access: 'editor', payload: ofDomain, answer: categories }),
  'tags/save': post({
    access: 'publisher',
    audit: 'publish',
    isSet: true,
    body: 'document',
    payload: ofDomain.extend({ tags: postedCategoriesSchema }),
    answer: categories,
  }),
  'tags/filterListSelected': post({
    access: 'public',
    payload: ofDomain.extend({ tagFilters: tagFilterSchema, limit: z.int().min(1).max(50).optional() }),
    answer: z.array(card),
  }),
  'careers/filter': post({
    access: 'public',
    payload: ofDomain.extend({ tagFilters: tagFilterSchema }),
    answer: z.array(card.pick({ slug: true, header: true })),
  }),
};
