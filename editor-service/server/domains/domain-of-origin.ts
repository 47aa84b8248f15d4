import { listDomains } from '#content-store/drafts/content/domains.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';

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
