import { domainSchema } from '#content-store/model/entities/domain.ts';
import type { SiteDocument } from '#site/fields/site-content.ts';

const HOST_NAME = /^[a-z0-9.-]+$/;

/** The documents of a new site whose only domain also answers at the public address, so that visitors need no setting. */
export function withPublicHost(documents: readonly SiteDocument[], publicSiteUrl: string | undefined): SiteDocument[] {
  const host = publicSiteUrl === undefined ? '' : new URL(publicSiteUrl).hostname;
  const isOnlyOne = documents.filter(({ collection }) => collection === 'domains').length === 1;
  if (!isOnlyOne || !HOST_NAME.test(host)) return [...documents];
  return documents.map((entry) => {
    if (entry.collection !== 'domains') return entry;
    const { hostnames } = domainSchema.parse(entry.document);
    return { ...entry, document: { ...entry.document, hostnames: [...new Set([...hostnames, host])] } };
  });
}
