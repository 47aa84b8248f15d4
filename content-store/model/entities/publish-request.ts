import { z } from 'zod';
import { PUBLISHABLE_KINDS } from './publishable.ts';

/** `open` until it is answered by publishing or deleting what it is about, or sent back. */
const REQUEST_STATES = ['open', 'published', 'deleted', 'sentBack'] as const;

/** What an editor who may not publish asked of publishers: to publish a page, a section or a document of the site. */
export const publishRequestSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  kind: z.enum(PUBLISHABLE_KINDS),
  documentId: z.string(),
  title: z.string(),
  /** The address, for a page. */
  slug: z.string().nullable(),
  text: z.string(),
  askedBy: z.string(),
  createdAt: z.string(),
  state: z.enum(REQUEST_STATES),
  /** What the person who sent it back wrote. */
  answer: z.string(),
  answeredBy: z.string(),
  answeredAt: z.string().nullable(),
});
export type PublishRequest = z.output<typeof publishRequestSchema>;
