import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { domainFor, noSite } from '../content/domain-for.ts';
import { siteUrlOf } from '../content/domain-reader.ts';
import type { CallContext } from '../http/call-context.ts';

/** The domain and the copy in which a form is looked up. */
interface FormPlace {
  domainId: string;
  copy: Copy;
  /** The site's address for visitors. */
  siteUrl: string;
  /** Host names of pages that hold its forms. */
  hosts: readonly string[];
}

/** The place a form was submitted from. Throws `not-found` when no published site is there. */
export type FormPlaceOf = (context: CallContext) => Promise<FormPlace>;

/** The site of its page's origin, or for an editor in the preview the drafts of the domain they work in. */
export function createFormPlaceOf(db: Db, environment: PublicEnvironment): FormPlaceOf {
  return async ({ site, caller, hostname }) => {
    const domain = site ?? (await domainFor(db, hostname, caller));
    if (!domain) throw noSite();
    const copy = caller ? 'draft' : 'published';
    const siteUrl = siteUrlOf(domain, environment);
    return { domainId: domain._id, copy, siteUrl, hosts: [...domain.hostnames, new URL(siteUrl).hostname] };
  };
}
