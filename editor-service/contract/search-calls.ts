import { z } from 'zod';
import { get, post } from './call.ts';
import { idField, nothing, numberField, optionalIdField } from './fields.ts';

const piece = z.object({ text: z.string(), isMatch: z.boolean() });
const result = z.object({ slug: z.string(), title: z.array(piece), excerpt: z.array(piece) });

export const searchCalls = {
  /** The results of the site's own search: ten, starting at `first`. */
  'search/query': get({
    access: 'public',
    payload: z.object({
      q: z.string().max(1000).default(''),
      domainId: optionalIdField,
      first: numberField(0, 10_000, 0),
    }),
    answer: z.object({ total: z.int(), results: z.array(result) }),
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
