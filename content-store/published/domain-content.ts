import type { Domain } from '../model/entities/domain.ts';
import type { PublishedPage } from '../model/entities/page.ts';
import { cardOf, type PageCard } from '../model/entities/page-card.ts';
import { MAX_PARTS, pageRef, partOfRef, smallestParts } from '../model/entities/page-ref.ts';
import type { PublishedSection } from '../model/entities/section.ts';
import { type SiteDocument, type SiteDocumentKind, siteDocumentId } from '../model/entities/site-document.ts';
import type { HubFilter } from '../model/hub/hub.ts';
import type { FileRecord } from '../model/media/file.ts';
import type { MediaRecord } from '../model/media/image.ts';
import type { MediaList } from '../model/media/media-list.ts';
import type { PublishedDocument } from './parse-file.ts';
import { SetMap } from './set-map.ts';

/** The published documents of one domain in memory, by id, address or tag. Callers must not modify them. */
export class DomainContent {
  readonly domainId: string;
  readonly pages = new Map<string, PublishedPage>();
  readonly sections = new Map<string, PublishedSection>();
  domain: Domain | undefined;
  readonly #cards = new Map<string, PageCard>();
  readonly #idsBySlug = new SetMap<string>();
  readonly #idsByTag = new SetMap<string>();
  readonly #idsByPart = new SetMap<number>();
  readonly #siteDocuments = new Map<string, SiteDocument<SiteDocumentKind>>();
  #media = new Map<string, MediaRecord>();
  #files = new Map<string, FileRecord>();

  constructor(domainId: string) {
    this.domainId = domainId;
  }

  /** The page at an address; of several that claim it (files changed by hand) the one with the lowest id. */
  pageBySlug(slug: string): PublishedPage | undefined {
    const [first] = [...this.#idsBySlug.get(slug)].sort();
    return first === undefined ? undefined : this.pages.get(first);
  }

  /** The ids of all pages that claim an address. */
  idsAt(slug: string): string[] {
    return [...this.#idsBySlug.get(slug)];
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
    this.pages.set(page._id, page);
    this.#cards.set(page._id, cardOf(page));
    this.#idsBySlug.add(page.slug, page._id);
    for (const tag of page.tags) this.#idsByTag.add(tag, page._id);
    this.#idsByPart.add(smallestPartOf(page), page._id);
  }

  #removePage(page: PublishedPage) {
    this.pages.delete(page._id);
    this.#cards.delete(page._id);
    this.#idsBySlug.delete(page.slug, page._id);
    for (const tag of page.tags) this.#idsByTag.delete(tag, page._id);
    this.#idsByPart.delete(smallestPartOf(page), page._id);
  }
}

const smallestPartOf = ({ _id }: PublishedPage): number => partOfRef(pageRef(_id), MAX_PARTS);
