import type { Db } from '#content-store/drafts/database/open-database.ts';
import { domainByHostname, domainById, listDomains } from '#content-store/drafts/site/domains.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import type { CallContext, Caller, LoggedInContext } from '../http/call-context.ts';

/**
 * The domain of a request to the editing service. Editors: the one their session works in, else that of the hostname,
 * else the first that is published. Visitors: the published one of the hostname, or none.
 */
export async function domainFor(db: Db, hostname: string, caller: Caller | null): Promise<Domain | undefined> {
  if (!caller) return domainByHostname(db, hostname, 'published');
  const domains = await listDomains(db);
  return (
    domains.find(({ _id }) => _id === caller.activeDomainId) ??
    domains.find(({ hostnames }) => hostnames.includes(hostname.toLowerCase())) ??
    (await defaultDomain(db))
  );
}

/** The domain that editors work in at a host that belongs to no site: the first published one. */
export async function defaultDomain(db: Db): Promise<Domain | undefined> {
  const domains = await listDomains(db);
  return domains.find(({ published }) => published) ?? domains[0];
}

/** The domain that a call names, or else the one of its request. Throws `not-found`. */
export async function requireDomainFor(db: Db, context: CallContext, domainId: string | undefined): Promise<Domain> {
  const { hostname, caller } = context;
  if (domainId !== undefined) return requireDomain(db, domainId, caller);
  const domain = await domainFor(db, hostname, caller);
  if (!domain) throw noSite();
  return domain;
}

/** The domain that this editor works in. Throws `not-found` when there is none. */
export const activeDomainId = async (db: Db, context: LoggedInContext): Promise<string> =>
  (await requireDomainFor(db, context, undefined))._id;

/** No published site has the hostname of the request. */
export function noSite(): AppError {
  return new AppError('not-found', 'There is no site at this address');
}

/** The domain, for visitors only if it is published. Throws `not-found`. */
export async function requireDomain(db: Db, domainId: string, caller: Caller | null): Promise<Domain> {
  const domain = await domainById(db, domainId, caller ? 'draft' : 'published');
  if (!domain) throw unknownDomain();
  return domain;
}

/** No domain has the id that a call names. */
export function unknownDomain(): AppError {
  return new AppError('not-found', 'This domain could not be found');
}

/**
 * The published domain whose site is at this origin: its own address, or one of its hostnames on the port of the public
 * site or the default port. The public site's own address belongs to the first domain without one.
 */
export async function domainOfOrigin(db: Db, publicSiteUrl: string, origin: string): Promise<Domain | undefined> {
  if (!URL.canParse(origin)) return undefined;
  const { hostname, port } = new URL(origin);
  const site = new URL(publicSiteUrl);
  const domains = await listDomains(db, 'published');
  const isKnownPort = port === '' || port === site.port;
  return (
    domains.find(({ siteUrl }) => siteUrl !== '' && new URL(siteUrl).origin === origin) ??
    domains.find(({ hostnames }) => isKnownPort && hostnames.includes(hostname)) ??
    (site.origin === origin ? domains.find(({ siteUrl }) => siteUrl === '') : undefined)
  );
}
