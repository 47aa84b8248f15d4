import { z } from 'zod';
import { get, post } from './call.ts';
import { collectionField, domainIdField } from './fields.ts';
import { postedPage } from './pages.ts';

/** `gone`: a page in the trash, or a file that was deleted; `missing`: nothing was ever there. */
const TARGET_STATES = ['public', 'draft', 'gone', 'missing'] as const;
const targetSchema = z.object({
  kind: z.enum(['page', 'anchor', 'file', 'web', 'email', 'telephone']),
  state: z.enum(TARGET_STATES),
  /** The heading of a page, or the name of a file; empty when there is none. */
  title: z.string(),
});
export type LinkTarget = z.output<typeof targetSchema>;

const anchorSchema = z.object({ id: z.string(), text: z.string() });
export type PageAnchor = z.output<typeof anchorSchema>;

export const linkCalls = {
  /** Where an address leads, as typed or as stored in a link; null for one that is not understood. */
  'link/check': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField, href: z.string().max(2000) }),
    answer: targetSchema.nullable(),
  }),
  /** The headings and components of a page that links can lead to; of the posted page, or else the draft at `slug`. */
  'link/anchors': post({
    access: 'editor',
    onlyReads: true,
    body: 'document',
    payload: z.object({
      domainId: domainIdField,
      slug: z.string().max(200),
      page: postedPage.optional(),
      collection: collectionField,
    }),
    answer: z.array(anchorSchema),
  }),
};
