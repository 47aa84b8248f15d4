import { publicDomain } from '../model/entities/domain.ts';
import {
  emptySiteDocument,
  placesFor,
  type SiteDocument,
  type SiteDocumentKind,
} from '../model/entities/site-document.ts';
import { hubCards, hubStart } from '../model/hub/hub.ts';
import { hubIndexOf } from '../model/hub/hub-index.ts';
import { selectCareers, selectPages, selectPeople } from '../model/hub/select-pages.ts';
import {
  type Answers,
  inDomains,
  type PageVersion,
  type PublicEnvironment,
  type Reader,
  slugsAbove,
  trailOf,
} from '../model/published/reader.ts';
import type { DomainContent } from './domain-content.ts';
import type { Snapshot } from './snapshot.ts';

/** Answers from the published files in memory; later answers reflect later changes of the snapshot. */
export function publishedReader(snapshot: Snapshot, domainId: string, environment: PublicEnvironment): Reader {
  const content = snapshot.domain(domainId);
  const answers: Answers = {
    page: async ({ slug }) => content.pageBySlug(slug) ?? null,
    trail: async ({ slug }) => trailOf(slugsAbove(slug).map((above) => content.pageBySlug(above))),
    translations: async ({ translationKey }) => versionsOf(snapshot, translationKey),
    homes: async ({ homes }) =>
      inDomains(homes, domainId, snapshot.domainIds()).flatMap(({ domainId: id, slug }) =>
        snapshot.domain(id).idAt(slug) === undefined ? [] : versionAt(snapshot.domain(id), slug),
      ),
    section: async ({ sectionId }) => content.sections.get(sectionId) ?? null,
    navigation: async ({ slugPrefix }) => siteDocument(content, 'navigation', slugPrefix),
    footer: async ({ slugPrefix }) => siteDocument(content, 'footer', slugPrefix),
    siteSettings: async ({ slugPrefix }) => siteDocument(content, 'siteSettings', slugPrefix),
    notice: async ({ kind, slugPrefix }) => siteDocument(content, kind, slugPrefix),
    domain: async () => publicDomain(domainId, content.domain),
    media: async ({ imageId }) => content.media(imageId) ?? null,
    file: async ({ fileId }) => content.file(fileId) ?? null,
    pagesTagged: async ({ filter }) => selectPages(content.candidates(filter), filter),
    people: async ({ filter }) => selectPeople(content.candidates(filter), filter),
    careers: async ({ filter }) => selectCareers(content.candidates(filter), filter),
    hub: async ({ filter, sort }) =>
      hubStart(hubCards(content.candidates(filter), filter), sort, siteDocument(content, 'tags').categories),
    hubIndex: async ({ filter }) => hubIndexOf(hubCards(content.candidates(filter), filter)),
    hubPart: async ({ filter, part, parts }) => hubCards(content.cardsOfPart(part, parts), filter),
    environment: async () => environment,
  };
  return { ask: (kind, input) => answers[kind](input) };
}

/** The published pages that share a translation key. */
export const versionsOf = (snapshot: Snapshot, translationKey: string): PageVersion[] =>
  snapshot.domainIds().flatMap((id) => {
    const content = snapshot.domain(id);
    return content.translations(translationKey).flatMap((slug) => versionAt(content, slug));
  });

/** None in a domain that is not published. */
const versionAt = ({ domainId, domain }: DomainContent, slug: string): PageVersion[] =>
  domain ? [{ domainId, slug, siteUrl: domain.siteUrl }] : [];

/** The own document of a region or language, or else the domain's, or else the defaults. */
function siteDocument<K extends SiteDocumentKind>(content: DomainContent, kind: K, slugPrefix = ''): SiteDocument<K> {
  for (const place of placesFor(slugPrefix)) {
    const document = content.siteDocument(kind, place);
    if (document) return document;
  }
  return emptySiteDocument(kind, content.domainId);
}
