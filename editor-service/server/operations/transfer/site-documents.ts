import { z } from 'zod';
import { everySiteDocument } from '#content-store/drafts/pages/every-document.ts';
import { listDomains, publishDomain, saveDomain } from '#content-store/drafts/site/domains.ts';
import { publishSiteDocument, saveSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { postedDomainSchema } from '#content-store/model/entities/domain.ts';
import { postedRedirectSchema } from '#content-store/model/entities/redirect.ts';
import {
  parseSiteDocument,
  REGIONAL_KINDS,
  type SiteDocumentKind,
} from '#content-store/model/entities/site-document.ts';
import { cleanSiteDocument } from '../../content/clean-site-document.ts';
import { checkPayload } from '../../http/payload.ts';
import type { Collection, ImportOptions, TransferTarget } from './collection.ts';

export const domains: Collection = {
  async *read({ db }, copy) {
    yield* await listDomains(db, copy);
  },
  async write({ db }, document, { stamp, publish }) {
    const domain = checkPayload(postedDomainSchema, document);
    await (publish ? publishDomain(db, domain, stamp) : saveDomain(db, domain, stamp));
  },
};

/** The documents that exist once per domain: navigation, footer, settings and so on. */
export function siteDocuments(kind: SiteDocumentKind): Collection {
  return {
    async *read({ db }, copy) {
      for (const placed of await everySiteDocument(db, copy)) {
        if (placed.kind === kind && placed.slugPrefix === '') yield placed.document;
      }
    },
    write: (place, document, options) => write(place, kind, document, '', options),
  };
}

/** What a save accepts, which is less than what may be stored already. */
const postedRedirects = z.looseObject({ redirects: z.array(postedRedirectSchema).optional() });

const regional = z.looseObject({ kind: z.enum(REGIONAL_KINDS), slugPrefix: z.string().min(1).max(60) });

/** Navigation and footer of regions: the document with its `kind` and the region's `slugPrefix`. */
export const regions: Collection = {
  async *read({ db }, copy) {
    for (const { kind, slugPrefix, document } of await everySiteDocument(db, copy)) {
      if (slugPrefix !== '') yield { ...document, kind, slugPrefix };
    }
  },
  write: (place, document, options) => {
    const { kind, slugPrefix } = checkPayload(regional, document);
    return write(place, kind, document, slugPrefix, options);
  },
};

async function write(
  { db }: TransferTarget,
  kind: SiteDocumentKind,
  value: unknown,
  slugPrefix: string,
  { stamp, publish }: ImportOptions,
): Promise<void> {
  if (kind === 'redirects') checkPayload(postedRedirects, value);
  const document = cleanSiteDocument(kind, parseSiteDocument(kind, value));
  const change = publish ? publishSiteDocument : saveSiteDocument;
  await change(db, kind, { domainId: document.domainId, slugPrefix }, document, stamp);
}
