import { domainByHostname } from '#content-store/drafts/content/domains.ts';
import type { Copy } from '#content-store/drafts/database/schema.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import type { CallContext } from '../calls/call-context.ts';
import { siteUrlOf } from '../domains/domain-environment.ts';
import { domainFor } from '../domains/domain-for.ts';
import type { Service } from '../service.ts';

/** In which domain a form is looked for, and whether as visitors see it. */
export interface FormPlace {
  domainId: string;
  copy: Copy;
  /** Where visitors read this site. */
  siteUrl: string;
}

/**
 * Where a form was sent from: the site of its page's origin, or for an editor in the preview the drafts of the domain they
 * work in. Throws `not-found` when no published site is there.
 */
export async function formPlace({ service, site, caller, hostname }: CallContext): Promise<FormPlace> {
  if (site) return placeIn(site, 'published', service);
  const domain = caller
    ? await domainFor(service, hostname, caller)
    : await domainByHostname(service.db, hostname, 'published');
  if (!domain) throw new AppError('not-found', 'There is no site at this address');
  return placeIn(domain, caller ? 'draft' : 'published', service);
}

function placeIn(domain: Domain, copy: Copy, { environment }: Pick<Service, 'environment'>): FormPlace {
  return { domainId: domain._id, copy, siteUrl: siteUrlOf(domain, environment) };
}
