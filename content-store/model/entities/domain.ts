import { z } from 'zod';

const hostname = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9.-]{1,253}$/, 'A hostname has letters, digits, dots and hyphens');

/** Names the domain's folders. */
export const domainIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'A domain id has lower-case letters, digits and hyphens')
  .refine((id) => id !== 'domains' && id !== 'media', 'This name belongs to a folder of the published files');

/** A separate site, with its own pages, navigation, footer, settings and `dist/<_id>`. */
export const domainSchema = z.object({
  _id: domainIdSchema,
  name: z.string().min(1).max(100),
  hostnames: z.array(hostname).max(20).default([]),
  /** Its public address, e.g. `https://example.org`; empty: the service's PUBLIC_SITE_URL. */
  siteUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  published: z.boolean().default(false),
});
export type Domain = z.output<typeof domainSchema>;

/** The public fields of a domain. */
export const publicDomainSchema = domainSchema.pick({ _id: true, name: true, siteUrl: true });
export type PublicDomain = z.output<typeof publicDomainSchema>;

/** The public fields of a domain; a missing domain is named by its id. */
export function publicDomain(domainId: string, domain: Domain | undefined): PublicDomain {
  const { _id, name, siteUrl } = domain ?? { _id: domainId, name: domainId, siteUrl: '' };
  return { _id, name, siteUrl };
}
