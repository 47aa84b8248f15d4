import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { requireDomainFor, siteUrlOf } from '../content/domain-for.ts';
import type { CallContext } from '../http/call-context.ts';

export type FormPlaceOf = ReturnType<typeof createFormPlaceOf>;

/**
 * The place a form was submitted from: the site of its page's origin, or for an editor in the preview the drafts of the
 * domain they work in. Throws `not-found` when no published site is there.
 */
export function createFormPlaceOf(db: Db, environment: PublicEnvironment) {
  return async ({ site, caller, hostname }: CallContext) => {
    const domain = site ?? (await requireDomainFor(db, { hostname, caller }));
    const copy: Copy = caller ? 'draft' : 'published';
    /** The site's address for visitors. */
    const siteUrl = siteUrlOf(domain, environment);
    /** Host names of pages that hold its forms. */
    const hosts: readonly string[] = [...domain.hostnames, new URL(siteUrl).hostname];
    return { domainId: domain._id, copy, siteUrl, hosts };
  };
}
