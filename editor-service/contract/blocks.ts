import { z } from 'zod';
import { PATTERN_LIMITS } from '#content-store/model/entities/pattern.ts';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { get, post } from './call.ts';
import { domainIdField, idField } from './fields.ts';

const pattern = z.object({
  _id: z.string(),
  name: z.string(),
  contents: z.array(contentItemSchema),
  updatedAt: z.string(),
  updatedBy: z.string(),
});

const named = { name: z.string().trim().min(1, 'Enter a name for the pattern').max(PATTERN_LIMITS.name) };

/** Patterns, blocks saved under a name to be copied into pages, and the list of sections. */
export const blockCalls = {
  /** By name. */
  'pattern/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField }),
    answer: z.array(pattern),
  }),
  /** Without `_id` a new pattern; with it and without `contents` the pattern gets another name. */
  'pattern/save': post({
    access: 'editor',
    body: 'document',
    payload: z.object({
      domainId: domainIdField,
      _id: idField.optional(),
      ...named,
      contents: z
        .array(contentItemSchema)
        .min(1, 'Choose what goes into the pattern')
        .max(PATTERN_LIMITS.blocks)
        .optional(),
    }),
    answer: pattern,
  }),
  'pattern/delete': post({
    access: 'editor',
    audit: 'delete',
    payload: z.object({ domainId: domainIdField, _id: idField }),
    answer: z.object({ _id: z.string() }),
  }),

  // A section is stored, published and deleted by the calls of pages, in the collection `sections`.
  /** The sections of a domain, by name, with the number of pages and sections that show each. */
  'section/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField }),
    answer: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        /** Visitors see a version of it. */
        published: z.boolean(),
        updatedAt: z.string(),
        uses: z.int(),
      }),
    ),
  }),
};
