import { publicDomain } from '../../model/entities/domain.ts';
import type { Page } from '../../model/entities/page.ts';
import { sectionOf, sectionSlugOf } from '../../model/entities/section.ts';
import {
  emptySiteDocument,
  parseSiteDocument,
  placesFor,
  type SiteDocumentKind,
} from '../../model/entities/site-document.ts';
import { type HubFilter, hubCards, hubStart } from '../../model/hub/hub.ts';
import { cardsOfPart, hubIndexOf } from '../../model/hub/hub-index.ts';
import { selectCareers, selectPages, selectPeople } from '../../model/hub/select-pages.ts';
import { fileRecordSchema } from '../../model/media/file.ts';
import { mediaRecordSchema } from '../../model/media/image.ts';
import { type PublicContent, publicPage } from '../../model/published/public-page.ts';
import {
  type Answers,
  inDomains,
  type PublicEnvironment,
  type Reader,
  slugsAbove,
  trailOf,
} from '../../model/published/reader.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { fileById, mediaById } from '../media/media.ts';
import { publishedOriginals } from '../media/published-media.ts';
import { pageById, pageBySlug } from '../pages/find-page.ts';
import { pageCards, translatedPages } from '../pages/page-cards.ts';
import type { AfterSet } from '../publishing/after-set.ts';
import { domainById, listDomains } from '../site/domains.ts';
import { siteDocument } from '../site/site-documents.ts';
import { inOrderOfAddress, versionsAt } from './page-versions.ts';

/**
 * Answers from the database: from drafts for previews, or from the published copies. For equal content, its answers
 * equal those of the reader of published files, as text, too. With `after`, it answers as the published copies will after a set.
 */
export function draftsReader(
  db: Db,
  domainId: string,
  environment: PublicEnvironment,
  copy: Copy,
  publicContent: PublicContent,
  after?: AfterSet,
): Reader {
  const isDraft = copy === 'draft';
  const hasWholeLibrary = isDraft || after !== undefined;
  const document = async <K extends SiteDocumentKind>(kind: K, slugPrefix = '') => {
    for (const place of placesFor(slugPrefix)) {
      const found =
        after?.document(kind, domainId, place) ?? (await siteDocument(db, kind, { domainId, slugPrefix: place }, copy));
      if (found) return parseSiteDocument(kind, found);
    }
    return emptySiteDocument(kind, domainId);
  };
  // Lists in previews have the pages that visitors find, as drafts; a page chosen by hand is shown before it is published.
  const cards = async (filter: HubFilter) => {
    const onlyPublished = isDraft && filter.selected.length === 0;
    const now = await pageCards(db, domainId, copy, { ...filter, onlyPublished });
    return after?.cards(now) ?? now;
  };
  const cardsOfHub = async (filter: HubFilter) => hubCards(await cards(filter), filter);
  const pageAt = async (slug: string) => {
    // The editor shows a section's draft at its own address.
    const section = isDraft ? sectionSlugOf(slug) : null;
    const address = section ? { domainId, slug: section, collection: 'sections' as const } : { domainId, slug };
    const now = () => pageBySlug(db, address, copy);
    return after && !section ? after.page(slug, now) : now();
  };
  const answers: Answers = {
    page: async ({ slug }) => {
      const page = await pageAt(slug);
      return page ? publicPage(page, publicContent) : null;
    },
    trail: async ({ slug }) => {
      const above = await Promise.all(slugsAbove(slug).map(pageAt));
      return trailOf(above.filter((page) => page?.viewerRoles.length === 0));
    },
    translations: async ({ translationKey }) => {
      const now = await translatedPages(db, translationKey, copy);
      return versionsAt(db, inOrderOfAddress(after?.translations(translationKey, now) ?? now), {
        copy,
        after,
        domainId,
      });
    },
    homes: async ({ homes }) => {
      const known = (await listDomains(db, copy)).map(({ _id }) => _id).sort();
      const pages = await Promise.all(
        inDomains(homes, domainId, known).map((home) =>
          home.domainId === domainId ? pageAt(home.slug) : pageBySlug(db, home, copy),
        ),
      );
      const isFound = (page: Page | undefined): page is Page =>
        page?.viewerRoles.length === 0 && (!isDraft || page.published);
      return versionsAt(db, pages.filter(isFound), { copy, after, domainId });
    },
    section: async ({ sectionId: _id }) => {
      const now = await pageById(db, { _id, domainId, collection: 'sections' }, copy);
      const section = after ? after.section(_id, now) : now;
      // What only some roles may view is part of no page, not even in previews.
      const isOpen = section !== undefined && section.viewerRoles.length === 0;
      return isOpen ? sectionOf(publicPage(section, publicContent)) : null;
    },
    navigation: ({ slugPrefix }) => document('navigation', slugPrefix),
    footer: ({ slugPrefix }) => document('footer', slugPrefix),
    siteSettings: ({ slugPrefix }) => document('siteSettings', slugPrefix),
    notice: ({ kind, slugPrefix }) => document(kind, slugPrefix),
    domain: async () => {
      const now = await domainById(db, domainId, copy);
      return publicDomain(domainId, after ? after.domain(now) : now);
    },
    media: async ({ imageId: id }) => {
      const found = hasWholeLibrary ? mediaById(db, id) : publishedOriginals(db, domainId, 'image', id).then(first);
      return mediaRecordSchema.nullable().parse((await found) ?? null);
    },
    file: async ({ fileId: id }) => {
      const found = hasWholeLibrary ? fileById(db, id) : publishedOriginals(db, domainId, 'file', id).then(first);
      return fileRecordSchema.nullable().parse((await found) ?? null);
    },
    pagesTagged: async ({ filter }) => selectPages(await cards(filter), filter),
    people: async ({ filter }) => selectPeople(await cards(filter), filter),
    careers: async ({ filter }) => selectCareers(await cards(filter), filter),
    hub: async ({ filter, sort }) => {
      const { categories } = await document('tags');
      return hubStart(await cardsOfHub(filter), sort, categories);
    },
    hubIndex: async ({ filter }) => hubIndexOf(await cardsOfHub(filter)),
    hubPart: async ({ filter, part, parts }) => cardsOfPart(await cardsOfHub(filter), part, parts),
    environment: async () => environment,
  };
  return { ask: (kind, input) => answers[kind](input) };
}

const first = <T>([one]: readonly T[]): T | undefined => one;
