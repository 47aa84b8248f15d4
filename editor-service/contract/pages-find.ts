import { z } from 'zod';
import { FREQUENCIES } from '#content-store/model/entities/page.ts';
import {
  PAGE_SORTS,
  PAGE_STATUSES,
  pageEntrySchema,
  TRANSLATION_STATES,
} from '#content-store/model/entities/page-entry.ts';
import { sitemapItemSchema } from '#content-store/model/entities/sitemap-item.ts';
import { get, post } from './call.ts';
import {
  idField,
  momentField,
  nothing,
  numberField,
  optionalField,
  optionalFlagField,
  optionalIdField,
  slugField,
} from './fields.ts';

const piece = z.object({ text: z.string(), isMatch: z.boolean() });

/** A page that was found; `excerpt` only where its texts hold the words. */
const foundPage = pageEntrySchema.extend({ excerpt: z.array(piece).optional() });

const paging = { page: numberField(1, 1_000_000, 1), size: numberField(1, 100, 50) };

export const pageFindCalls = {
  /** Pages of a domain, by default the best match first; those that the caller may not view are left out. */
  'page/find': get({
    access: 'editor',
    payload: z.object({
      domainId: optionalIdField,
      ...paging,
      /** Words of title or address; with `inTexts`, also of the page's texts. */
      q: optionalField(z.string().max(200)),
      inTexts: optionalFlagField,
      sort: optionalField(z.enum(PAGE_SORTS)),
      isDescending: optionalFlagField,
      status: optionalField(z.enum(PAGE_STATUSES)),
      template: optionalField(z.string().max(40)),
      author: optionalField(z.string().max(300)),
      updatedBy: optionalField(z.string().max(100)),
      tag: optionalField(z.string().max(200)),
      /** Only pages directly below this address; `/` for those below the home page. */
      parent: optionalField(slugField),
      /** Only pages anywhere below this address. */
      under: optionalField(slugField),
      updatedFrom: momentField('start'),
      updatedTo: momentField('end'),
      publishableByYou: optionalFlagField,
      /** Only pages in this language (BCP 47); with `translation` those of that state, with `missing` those that lack it. */
      language: optionalField(z.string().max(35)),
      translation: optionalField(z.enum(TRANSLATION_STATES)),
    }),
    answer: z.object({ pages: z.array(foundPage), total: z.int() }),
  }),
  /** The tree of addresses, one level: `page` is null for a folder without one; `below` counts at any depth. */
  'page/children': get({
    access: 'editor',
    payload: z.object({ domainId: optionalIdField, ...paging, parent: slugField }),
    answer: z.object({
      nodes: z.array(z.object({ slug: z.string(), page: pageEntrySchema.nullable(), below: z.int() })),
      total: z.int(),
    }),
  }),
  /** The values by which pages of a domain can be filtered. */
  'page/loadFilters': get({
    access: 'editor',
    payload: z.object({ domainId: optionalIdField }),
    answer: z.object({
      templates: z.array(z.string()),
      authors: z.array(z.string()),
      /** Those who changed pages last. */
      people: z.array(z.string()),
      tags: z.array(z.string()),
    }),
  }),
};

export const sitemapCalls = {
  'sitemap/filter': get({
    access: 'editor',
    payload: z
      .object({
        domainId: optionalIdField,
        page: numberField(1, 1_000_000, 1),
        size: numberField(1, 100, 10),
        slug: optionalField(z.string().max(200)),
        pageType: optionalField(z.string().max(40)),
        freq: optionalField(z.enum(FREQUENCIES)),
        priority: optionalField(z.coerce.number().min(0).max(1)),
        lastModFrom: momentField('start'),
        lastModTo: momentField('end'),
        publishableByYou: optionalFlagField,
      })
      .refine(({ lastModFrom, lastModTo }) => !lastModFrom || !lastModTo || lastModFrom <= lastModTo, {
        error: 'The first date cannot be after the last',
        path: ['lastModFrom'],
      }),
    answer: z.object({ sitemap: z.array(sitemapItemSchema), total: z.int() }),
  }),
};

const result = z.object({
  slug: z.string(),
  title: z.array(piece),
  kind: z.string(),
  date: z.string().optional(),
  excerpt: z.array(piece),
});

export const searchCalls = {
  /** The results of the site's own search: ten, starting at `first`, of all kinds of page or one. */
  'search/query': get({
    access: 'public',
    payload: z.object({
      q: z.string().max(1000).default(''),
      domainId: optionalIdField,
      first: numberField(0, 10_000, 0),
      kind: z.string().max(200).default(''),
      /** BCP 47; without it, the first language of the domain. */
      language: z.string().max(35).default(''),
    }),
    answer: z.object({
      total: z.int(),
      kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
      results: z.array(result),
      /** True when what was published last may be missing, because a file of the index is. */
      isIncomplete: z.boolean().optional(),
    }),
  }),
  /** Only the id is used: the published copy is indexed again. */
  'search/indexItem': post({
    access: 'editor',
    body: 'document',
    payload: z.object({ _id: idField }),
    answer: nothing,
  }),
  'search/deleteItem': post({ access: 'editor', payload: z.object({ _id: idField }), answer: nothing }),
};
