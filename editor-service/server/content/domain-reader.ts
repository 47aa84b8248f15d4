import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { draftsReader } from '#content-store/drafts/preview/reader.ts';
import type { AfterSet } from '#content-store/drafts/publishing/after-set.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import type { PublicEnvironment, Reader } from '#content-store/model/published/reader.ts';
import { publicContent } from '#site/content/public-content.ts';

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
