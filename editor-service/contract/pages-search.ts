import { z } from 'zod';
import { get, post } from './call.ts';
import { idField, nothing, numberField, optionalIdField } from './fields.ts';

const piece = z.object({ text: z.string(), isMatch: z.boolean() });
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
