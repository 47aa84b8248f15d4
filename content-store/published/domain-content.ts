import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Domain } from '../model/entities/domain.ts';
import type { PublishedPage } from '../model/entities/page.ts';
import { cardOf, type PageCard } from '../model/entities/page-card.ts';
import { MAX_PARTS, pageRef, partOfRef, smallestParts } from '../model/entities/page-ref.ts';
import type { PublishedSection } from '../model/entities/section.ts';
import { type SiteDocument, type SiteDocumentKind, siteDocumentId } from '../model/entities/site-document.ts';
import type { HubFilter } from '../model/hub/hub.ts';
import type { FileRecord } from '../model/media/file.ts';
import type { Image, MediaRecord } from '../model/media/image.ts';
import type { MediaList } from '../model/media/media-list.ts';
import { PageTexts, type TextPositions } from './page-texts.ts';
import type { PublishedDocument } from './parse-file.ts';
import { ScratchFile } from './scratch-file.ts';
import { SetMap } from './set-map.ts';

/** What a sitemap says of a page. */
export type PageListing = Pick<
  PublishedPage,
  'slug' | 'publishedAt' | 'frequency' | 'priority' | 'hideFromSitemap' | 'hideFromRobots' | 'translationKey'
>;

/** Pictures of cards that are known at a time. */
const MAX_PICTURES = 1000;

/** The pages of a domain as plain data. */
export interface PagesState {
  texts: TextPositions;
  cards: ReadonlyMap<string, PageCard>;
  listings: ReadonlyMap<string, PageListing>;
}

/** The published documents of one domain in memory, by id, address or tag. Callers must not modify them. */
export class DomainContent {
  readonly domainId: string;
  readonly pages: PageTexts;
  readonly sections = new Map<string, PublishedSection>();
  domain: Domain | undefined;
  readonly #cards = new Map<string, PageCard>();
  /** Of the cards, by id: pages share pictures, and so one copy (100,000 pages with the same few: 19 MB less). */
  readonly #pictures = new LRUCache<string, Image>({ max: MAX_PICTURES });
  readonly #listings = new Map<string, PageListing>();
  readonly #idsBySlug = new SetMap<string>();
  readonly #idsByTag = new SetMap<string>();
  readonly #idsByPart = new SetMap<number>();
  readonly #idsByTranslation = new SetMap<string>();
  readonly #siteDocuments = new Map<string, SiteDocument<SiteDocumentKind>>();
  #media = new Map<string, MediaRecord>();
  #files = new Map<string, FileRecord>();

  constructor(domainId: string, texts: ScratchFile = new ScratchFile(), pages?: PagesState) {
    this.domainId = domainId;
    this.pages = new PageTexts(texts, pages?.texts);
    for (const [id, card] of pages?.cards ?? []) {
      const listing = pages?.listings.get(id);
      if (listing) this.#index(card, listing);
    }
  }

  get pagesState(): PagesState {
    return { texts: this.pages.positions, cards: this.#cards, listings: this.#listings };
  }

  /** The page at an address; of several that claim it (files changed by hand) the one with the lowest id. */
  pageBySlug(slug: string): PublishedPage | undefined {
    const id = this.idAt(slug);
    return id === undefined ? undefined : this.pages.get(id);
  }

  /** The id of that page. */
  idAt(slug: string): string | undefined {
    const ids = this.idsAt(slug);
    return ids.length > 1 ? ids.sort()[0] : ids[0];
  }

  /** What the sitemap says of that page. */
  listingAt(slug: string): PageListing | undefined {
    const id = this.idAt(slug);
    return id === undefined ? undefined : this.#listings.get(id);
  }

  /** The addresses of all pages. */
  slugs(): Iterable<string> {
    return this.#idsBySlug.keys();
  }

  /** The ids of all pages that claim an address. */
  idsAt(slug: string): string[] {
    return [...this.#idsBySlug.get(slug)];
  }

  /** The addresses of the pages with a translation key, sorted; without one, a page's is its id. */
  translations(translationKey: string): string[] {
    const original = this.#listings.get(translationKey);
    const isOwn = original !== undefined && original.translationKey === undefined;
    const ids = [...(isOwn ? [translationKey] : []), ...this.#idsByTranslation.get(translationKey)];
    return ids.flatMap((id) => this.#listings.get(id)?.slug ?? []).sort();
  }

  siteDocument<K extends SiteDocumentKind>(kind: K, slugPrefix = ''): SiteDocument<K> | undefined {
    const document = this.#siteDocuments.get(siteDocumentId(kind, this.domainId, slugPrefix));
    return document as SiteDocument<K> | undefined;
  }

  media(imageId: string): MediaRecord | undefined {
    return this.#media.get(imageId);
  }

  file(fileId: string): FileRecord | undefined {
    return this.#files.get(fileId);
  }

  /** The cards that may match a filter, looked up by the ids or tags it names instead of scanning all pages. */
  candidates({ selected, include }: HubFilter): PageCard[] {
    if (selected.length === 0 && include.length === 0) return [...this.#cards.values()];
    const ids = selected.length > 0 ? selected : include.flatMap((tag) => [...this.#idsByTag.get(tag)]);
    return [...new Set(ids)].flatMap((id) => this.#cards.get(id) ?? []);
  }

  /** The cards in one of `parts` parts of all pages, by id. */
  cardsOfPart(part: number, parts: number): PageCard[] {
    const ids = smallestParts(part, parts).flatMap((smallest) => [...this.#idsByPart.get(smallest)]);
    return ids.sort().flatMap((id) => this.#cards.get(id) ?? []);
  }

  add(file: PublishedDocument): void {
    if (file.kind === 'domain') this.domain = file.document;
    else if (file.kind === 'page') this.#addPage(file.document);
    else if (file.kind === 'section') this.sections.set(file.document._id, file.document);
    else if (file.kind === 'mediaList') this.#addMedia(file.document);
    else this.#siteDocuments.set(file.document._id, file.document);
  }

  /** Removes a document that was added before. */
  remove(file: PublishedDocument): void {
    if (file.kind === 'domain') this.domain = undefined;
    else if (file.kind === 'page') this.#removePage(file.document);
    else if (file.kind === 'section') this.sections.delete(file.document._id);
    else if (file.kind === 'mediaList') this.#addMedia({ media: [], files: [] });
    else this.#siteDocuments.delete(file.document._id);
  }

  #addMedia({ media, files }: Pick<MediaList, 'media' | 'files'>) {
    this.#media = new Map(media.map((record) => [record._id, record]));
    this.#files = new Map(files.map((record) => [record._id, record]));
  }

  #addPage(page: PublishedPage) {
    this.pages.set(page);
    const { slug, publishedAt, frequency, priority, hideFromSitemap, hideFromRobots, translationKey } = page;
    const times = { ...(publishedAt && { publishedAt }), ...(frequency && { frequency }) };
    const key = translationKey && { translationKey };
    const flags = { ...(priority !== undefined && { priority }), hideFromSitemap, hideFromRobots };
    this.#index(this.#withSharedPicture(cardOf(page)), { slug, ...times, ...flags, ...key });
  }

  #withSharedPicture(card: PageCard): PageCard {
    const { image } = card.header;
    if (!image) return card;
    const known = this.#pictures.get(image.imageId);
    if (known && isDeepStrictEqual(known, image)) return { ...card, header: { ...card.header, image: known } };
    this.#pictures.set(image.imageId, image);
    return card;
  }

  #index(card: PageCard, listing: PageListing) {
    this.#cards.set(card._id, card);
    this.#listings.set(card._id, listing);
    this.#idsBySlug.add(card.slug, card._id);
    for (const tag of card.tags) this.#idsByTag.add(tag, card._id);
    this.#idsByPart.add(smallestPartOf(card), card._id);
    if (listing.translationKey) this.#idsByTranslation.add(listing.translationKey, card._id);
  }

  #removePage(page: PublishedPage) {
    this.pages.delete(page._id);
    this.#cards.delete(page._id);
    this.#listings.delete(page._id);
    this.#idsBySlug.delete(page.slug, page._id);
    for (const tag of page.tags) this.#idsByTag.delete(tag, page._id);
    this.#idsByPart.delete(smallestPartOf(page), page._id);
    if (page.translationKey) this.#idsByTranslation.delete(page.translationKey, page._id);
  }
}

const smallestPartOf = ({ _id }: { _id: string }): number => partOfRef(pageRef(_id), MAX_PARTS);
