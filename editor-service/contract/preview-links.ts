import { z } from 'zod';
import { get, post } from './call.ts';
import { domainIdField, idField } from './fields.ts';

/** How long a preview link may be valid, in days. */
const MAX_PREVIEW_DAYS = 90;

const previewLink = z.object({
  _id: z.string(),
  /** Null: the draft of the whole site. */
  page: z.object({ _id: z.string(), title: z.string(), slug: z.string() }).nullable(),
  url: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type SharedPreview = z.output<typeof previewLink>;

/** Links that show drafts without a login. They are not for search engines, expire, and can be withdrawn. */
export const previewLinkCalls = {
  /** The valid links of a site, newest first. Those of pages that the caller may not view are left out. */
  'previewLink/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField }),
    answer: z.object({ links: z.array(previewLink) }),
  }),
  /** A link to one page, or without `pageId` to the whole draft. Refused for a page that only some roles may view. */
  'previewLink/create': post({
    access: 'editor',
    audit: 'share preview',
    payload: z.object({
      domainId: domainIdField,
      pageId: idField.optional(),
      days: z.int().min(1).max(MAX_PREVIEW_DAYS),
    }),
    answer: previewLink,
  }),
  'previewLink/withdraw': post({
    access: 'editor',
    audit: 'withdraw preview',
    payload: z.object({ domainId: domainIdField, _id: idField }),
    /** What it showed; without `page` if that page was deleted. */
    answer: previewLink.pick({ _id: true, page: true }).partial({ page: true }),
  }),
};
