import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { draftsReader } from '#content-store/drafts/preview/reader.ts';
import type { AfterSet } from '#content-store/drafts/publishing/after-set.ts';
import { domainByHostname, domainById, listDomains } from '#content-store/drafts/site/domains.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PublicEnvironment, Reader } from '#content-store/model/published/reader.ts';
import { publicContent } from '#site/content/public-content.ts';
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
export async function requireDomainFor(
  db: Db,
  { hostname, caller }: Pick<CallContext, 'hostname' | 'caller'>,
  domainId?: string,
): Promise<Domain> {
  if (domainId !== undefined) return requireDomain(db, domainId, caller);
  const domain = await domainFor(db, hostname, caller);
  if (!domain) throw new AppError('not-found', 'There is no site at this address');
  return domain;
}

/** The domain that this editor works in. Throws `not-found` when there is none. */
export const activeDomainId = async (db: Db, context: LoggedInContext): Promise<string> =>
  (await requireDomainFor(db, context))._id;

/** The domain, for visitors only if it is published. Throws `not-found`. */
export async function requireDomain(db: Db, domainId: string, caller: Caller | null): Promise<Domain> {
  const domain = await domainById(db, domainId, caller ? 'draft' : 'published');
  if (!domain) throw new AppError('not-found', 'This domain could not be found');
  return domain;
}

/** Throws `not-found` when a payload names a domain that is not there, or for visitors not published. */
export async function requireDomainIn(db: Db, payload: unknown, caller: Caller | null): Promise<void> {
  const { domainId } = payload as { domainId?: string | undefined };
  if (domainId !== undefined) await requireDomain(db, domainId, caller);
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

/** Reads a domain's content as its pages do; its own address replaces the service's in the environment, as on the site. */
export async function readerFor(
  db: Db,
  domainId: string,
  copy: Copy,
  environment: PublicEnvironment,
  after?: AfterSet,
): Promise<Reader> {
  const now = await domainById(db, domainId, copy);
  const siteUrl = siteUrlOf(after ? after.domain(now) : now, environment);
  return draftsReader(db, domainId, { ...environment, siteUrl }, copy, publicContent, after);
}

/** The address of a domain's site. */
export const siteUrlOf = (domain: Domain | undefined, environment: PublicEnvironment): string =>
  domain?.siteUrl || environment.siteUrl;
