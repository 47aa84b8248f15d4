import { z } from 'zod';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { tagSchema } from '#content-store/model/values/tag-filter.ts';
import { get, post } from './call.ts';
import { domainIdField, idField, optionalFlagField } from './fields.ts';

/** More would keep other writers waiting for seconds. */
const MAX_PAGES = 500;

const onePage = z.object({ domainId: domainIdField, _id: idField });
const revision = z.int().min(0).optional();
const tags = z.array(tagSchema).max(20).default([]);
const slug = z.string().min(1, 'Enter an address').max(200);

/** A page, its new address, and whether the pages below it follow. */
export const movedPage = onePage.extend({ slug, withChildren: z.boolean().default(true), revision });

/** Changes of pages that need not be open. */
export const pageChangeCalls = {
  /** Changes the title of the draft. With a `revision` that is not current, it is refused (409). */
  'page/rename': post({
    access: 'editor',
    payload: onePage.extend({ title: z.string().trim().min(1, 'Enter a title').max(300), revision }),
    answer: pageSchema,
  }),
  /** What would move if the page got this address, and what is in the way. Nothing is stored. */
  'page/checkMove': get({
    access: 'editor',
    payload: onePage.extend({ slug, withChildren: optionalFlagField }),
    answer: z.object({
      pages: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          from: z.string(),
          to: z.string(),
          /** Visitors find it at its old address, which redirects once the page is published. */
          isLive: z.boolean(),
        }),
      ),
      /** The new addresses that belong to other pages. */
      taken: z.array(z.string()),
      /** Why the caller may not move them; null when they may. */
      refusal: z.string().nullable(),
    }),
  }),
  /** Gives the drafts of a page, and by default of the pages below it, another address: all or none, at most 500. */
  'page/move': post({
    access: 'editor',
    payload: movedPage,
    answer: z.object({
      pages: z.array(z.object({ _id: z.string(), slug: z.string(), revision: z.int() })),
    }),
  }),
  /** Adds tags to pages and removes others: all pages or none. */
  'page/changeTags': post({
    access: 'editor',
    payload: z.object({
      domainId: domainIdField,
      pages: z.array(idField).min(1, 'Choose pages').max(MAX_PAGES, `At most ${MAX_PAGES} pages at a time`),
      add: tags,
      remove: tags,
    }),
    answer: z.object({ changed: z.array(z.string()) }),
  }),
};
