import { z } from 'zod';
import { hasCredentials } from '../values/address-encoding.ts';

const hostname = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9.-]{1,253}$/, 'A hostname can have only letters, digits, dots and hyphens');

/** Names the domain's folders. */
export const domainIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'A domain id can have only lower-case letters, digits and hyphens')
  .refine((id) => id !== 'domains' && id !== 'media', 'This name is reserved');

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

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const POSTED_HOSTNAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);

/** Stricter than what may be stored already. */
export const postedDomainSchema = domainSchema.extend({
  hostnames: z
    .array(hostname.regex(POSTED_HOSTNAME, 'A hostname looks like www.example.org: names joined by single dots'))
    .max(20)
    .default([]),
  siteUrl: domainSchema.shape.siteUrl
    .refine((url) => !hasCredentials(url), {
      error: 'The address of a site cannot contain a username or password: everyone would see it',
    })
    .refine((url) => !/[?#]/.test(url), 'The address of a site cannot contain ? or #')
    .transform((url) => url.replace(/\/+$/, '')),
});

/** The public fields of a domain. */
export const publicDomainSchema = domainSchema.pick({ _id: true, name: true, siteUrl: true });
export type PublicDomain = z.output<typeof publicDomainSchema>;

/** The public fields of a domain; a missing domain is named by its id. */
export function publicDomain(domainId: string, domain: Domain | undefined): PublicDomain {
  const { _id, name, siteUrl } = domain ?? { _id: domainId, name: domainId, siteUrl: '' };
  return { _id, name, siteUrl };
}
