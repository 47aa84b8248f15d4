import { domainById } from '#content-store/drafts/content/domains.ts';
import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';

/** The environment of this domain's pages: the domain's own address replaces the service's, as on the site. */
export async function domainEnvironment(
  db: Db,
  domainId: string,
  copy: Copy,
  environment: PublicEnvironment,
): Promise<PublicEnvironment> {
  const domain = await domainById(db, domainId, copy);
  return { ...environment, siteUrl: siteUrlOf(domain, environment) };
}

/** The address of a domain's site. */
export const siteUrlOf = (domain: Domain | undefined, environment: PublicEnvironment): string =>
  domain?.siteUrl || environment.siteUrl;
