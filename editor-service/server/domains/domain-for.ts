import { domainByHostname, listDomains } from '#content-store/drafts/content/domains.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import type { CallContext, Caller } from '../calls/call-context.ts';
import type { Service } from '../service.ts';
import { requireDomain } from './require-domain.ts';

/**
 * The domain of a request to the editing service. Editors: the one their session works in, else that of the hostname,
 * else the first that is published. Visitors: the published one of the hostname, or none.
 */
export async function domainFor(
  { db }: Pick<Service, 'db'>,
  hostname: string,
  caller: Caller | null,
): Promise<Domain | undefined> {
  if (!caller) return domainByHostname(db, hostname, 'published');
  const domains = await listDomains(db);
  return (
    domains.find(({ _id }) => _id === caller.activeDomainId) ??
    domains.find(({ hostnames }) => hostnames.includes(hostname.toLowerCase())) ??
    domains.find(({ published }) => published) ??
    domains[0]
  );
}

/** The domain that a call names, or else the one of its request. Throws `not-found`. */
export async function requireDomainFor(context: CallContext, domainId: string | undefined): Promise<Domain> {
  const { service, hostname, caller } = context;
  if (domainId !== undefined) return requireDomain(service, domainId, caller);
  const domain = await domainFor(service, hostname, caller);
  if (!domain) throw new AppError('not-found', 'There is no site at this address');
  return domain;
}
