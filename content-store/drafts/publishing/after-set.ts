import type { Domain } from '../../model/entities/domain.ts';
import type { Page } from '../../model/entities/page.ts';
import { cardOf, type PageCard } from '../../model/entities/page-card.ts';
import { type SiteDocument, type SiteDocumentKind, siteDocumentId } from '../../model/entities/site-document.ts';

/** Where a page is that has translations. */
export type TranslatedPage = Pick<Page, '_id' | 'domainId' | 'slug'>;

/** What a set of changes puts in place of published copies. */
export interface SetContent {
  /** Pages as they will be published. */
  pages: readonly Page[];
  /** Sections as they will be published. */
  sections: readonly Page[];
  /** The pages that visitors will no longer have. */
  withdrawn: readonly string[];
  /** Site documents as they will be published; their `_id` names their place. */
  documents: readonly { kind: SiteDocumentKind; document: SiteDocument<SiteDocumentKind> }[];
  /** The domain as it will be, if it changes. */
  domain?: Domain | undefined;
}

/** The published content as it will be after a set, from what it is now. */
export interface AfterSet {
  page(slug: string, now: () => Promise<Page | undefined>): Promise<Page | undefined>;
  /** The cards that may match a filter: those of the set's pages are among them, whether they match or not. */
  cards(now: readonly PageCard[]): PageCard[];
  /** The pages with a translation key. */
  translations(key: string, now: readonly TranslatedPage[]): TranslatedPage[];
  section(id: string, now: Page | undefined): Page | undefined;
  domain(now: Domain | undefined): Domain | undefined;
  document<K extends SiteDocumentKind>(kind: K, domainId: string, slugPrefix: string): SiteDocument<K> | undefined;
}

export function afterSet({ pages, sections, withdrawn, documents, domain }: SetContent): AfterSet {
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const sectionsById = new Map(sections.map((section) => [section._id, section]));
  const replaced = new Set([...withdrawn, ...pages.map(({ _id }) => _id)]);
  const cards = pages.map(cardOf);
  const byId = new Map(documents.map(({ kind, document }) => [`${kind} ${document._id}`, document]));
  return {
    page: async (slug, now) => {
      const ofSet = bySlug.get(slug);
      const page = ofSet ?? (await now());
      return ofSet || !page || !replaced.has(page._id) ? page : undefined;
    },
    cards: (now) => [...now.filter(({ _id }) => !replaced.has(_id)), ...cards],
    translations: (key, now) => [
      ...now.filter(({ _id }) => !replaced.has(_id)),
      ...pages.filter(({ _id, translationKey = _id }) => translationKey === key),
    ],
    section: (id, now) => sectionsById.get(id) ?? now,
    domain: (now) => domain ?? now,
    document: <K extends SiteDocumentKind>(kind: K, domainId: string, slugPrefix: string) =>
      byId.get(`${kind} ${siteDocumentId(kind, domainId, slugPrefix)}`) as SiteDocument<K> | undefined,
  };
}
