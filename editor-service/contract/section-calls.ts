import { z } from 'zod';
import { get } from './call.ts';
import { domainIdField } from './fields.ts';

/** A section is stored, published and deleted by the calls of pages, in the collection `sections`. */
export const sectionCalls = {
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
