import { z } from 'zod';
import { TAG } from '#content-store/model/values/tag-filter.ts';

/** RSS feeds of a site: `{ name: 'news', title: 'News', include: ['Content type:News'] }` is `/news.xml`. */
export const feedsSchema = z
  .array(
    z.strictObject({
      name: z.string().regex(/^(?!sitemap$)[a-z0-9-]{1,40}$/, 'a name of lower-case letters, digits and hyphens'),
      title: z.string().min(1).max(100),
      /** Pages with any of these tags are in the feed. */
      include: z.array(z.string().regex(TAG, 'a tag such as "Content type:News"')).min(1).max(20),
    }),
  )
  .max(20)
  .refine((feeds) => new Set(feeds.map(({ name }) => name)).size === feeds.length, 'unique names');

export type FeedConfig = z.output<typeof feedsSchema>[number];

/** Where to report a vulnerability: `/.well-known/security.txt` (RFC 9116). */
export const securityContactSchema = z.strictObject({
  /** Addresses, the preferred one first: `mailto:security@example.org`. */
  contact: z
    .array(
      z.string().regex(/^(?:mailto:|https:\/\/|tel:)\S+$/, 'an address that starts with mailto:, https:// or tel:'),
    )
    .min(1)
    .max(5),
  /** The day from which these addresses must not be trusted; within a year. */
  expires: z.iso.date('a day such as "2027-10-31"'),
  /** The address of the rules for reports. */
  policy: z.url({ protocol: /^https$/, error: 'an address that starts with https://' }).optional(),
});
