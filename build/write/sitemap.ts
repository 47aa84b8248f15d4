import { crc32 } from 'node:zlib';
import { asciiAddress } from '#content-store/model/values/address-encoding.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import type { DomainContent, PageListing } from '#content-store/published/domain-content.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { addressOfSlug } from '../output/addresses.ts';

/** A file of sitemaps.org 0.9 holds this many addresses at most. */
const MAX_ADDRESSES = 50_000;

const INDEX = 'sitemap.xml';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = siteLanguages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';

/** True for a file that a sitemap of many pages consists of. */
export const isPartOfSitemap = (path: string): boolean => /^sitemap-\d+\.xml$/.test(path);

/**
 * The sitemap of a domain (sitemaps.org 0.9): `sitemap.xml`, which for very many pages is an index of parts. The entries are
 * kept, so that a publish rewrites only its own, and only the part that holds it.
 */
export class Sitemap {
  readonly #siteUrl: string;
  readonly #alternatesOf: AlternatesOf;
  readonly #most: number;
  readonly #entries = new Map<string, string>();
  /** The addresses in each part, in order. */
  #parts: string[][] = [[]];

  constructor(siteUrl: string, most = MAX_ADDRESSES, alternatesOf: AlternatesOf = () => []) {
    this.#siteUrl = siteUrl;
    this.#alternatesOf = alternatesOf;
    this.#most = most;
  }

  /** Rewrites the entries of all pages, each at the address where it is found. Returns all files. */
  renewAll(content: DomainContent): Map<string, string> {
    this.#entries.clear();
    for (const slug of content.slugs()) this.#set(slug, this.#entryAt(content, slug));
    return this.#distribute();
  }

  /** Rewrites the entries at some addresses. Returns the files that are different now. */
  renew(slugs: Iterable<string>, content: DomainContent): Map<string, string> {
    const different = new Set<number>();
    for (const slug of slugs) {
      const before = this.#entries.get(slug);
      const after = this.#entryAt(content, slug);
      if (before === after) continue;
      this.#set(slug, after);
      const part = this.#partOf(slug);
      const sorted = this.#parts[part] ?? [];
      const index = indexOf(slug, sorted);
      if (before === undefined) sorted.splice(index, 0, slug);
      else if (after === undefined) sorted.splice(index, 1);
      different.add(part);
    }
    if (this.#parts.length !== this.#partsNeeded()) return this.#distribute();
    return new Map(Array.from(different, (part) => [this.#nameOf(part), this.#textOf(part)]));
  }

  /** The paths of all files. */
  get paths(): Set<string> {
    return new Set([INDEX, ...this.#parts.map((_, part) => this.#nameOf(part))]);
  }

  #distribute(): Map<string, string> {
    this.#parts = Array.from({ length: this.#partsNeeded() }, () => []);
    for (const slug of [...this.#entries.keys()].sort()) this.#parts[this.#partOf(slug)]?.push(slug);
    const files = new Map(this.#parts.map((_, part) => [this.#nameOf(part), this.#textOf(part)]));
    return this.#parts.length === 1 ? files : files.set(INDEX, this.#index());
  }

  /** Parts are half full on average, so that none overflows. */
  #partsNeeded(): number {
    let parts = 1;
    while (this.#entries.size > (parts === 1 ? this.#most : (parts * this.#most) / 2)) parts *= 2;
    return parts;
  }

  /** Follows from the address: whatever comes and goes, all others stay in their parts. */
  #partOf(slug: string): number {
    return crc32(slug) % this.#parts.length;
  }

  #nameOf(part: number): string {
    return this.#parts.length === 1 ? INDEX : `sitemap-${part}.xml`;
  }

  #textOf(part: number): string {
    const entries = (this.#parts[part] ?? []).map((slug) => this.#entries.get(slug));
    return [XML, `<urlset ${XMLNS}${XHTML}>`, ...entries, '</urlset>', ''].join('\n');
  }

  #index(): string {
    const entries = this.#parts.map((_, part) => {
      const address = escapeXml(`${this.#siteUrl}/${this.#nameOf(part)}`);
      return `  <sitemap><loc>${address}</loc></sitemap>`;
    });
    return [XML, `<sitemapindex ${XMLNS}>`, ...entries, '</sitemapindex>', ''].join('\n');
  }

  /** The entry of the page at an address; undefined without one that may be listed. */
  #entryAt(content: DomainContent, slug: string): string | undefined {
    const page = content.listingAt(slug);
    if (!page || page.hideFromSitemap || page.hideFromRobots) return undefined;
    return entryOf(page, this.#siteUrl, this.#alternatesOf(page));
  }

  #set(slug: string, entry: string | undefined): void {
    if (entry === undefined) this.#entries.delete(slug);
    else this.#entries.set(slug, entry);
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/** The index of an address among all, or where it belongs. */
function indexOf(slug: string, sorted: readonly string[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < slug) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The addresses of a page by language, as its head names them. */
type AlternatesOf = (page: PageListing) => readonly { tag: string; href: string }[];

function entryOf(
  { slug, publishedAt, frequency, priority }: PageListing,
  siteUrl: string,
  alternates: ReturnType<AlternatesOf>,
): string {
  const parts = [
    `  <url><loc>${escapeXml(siteUrl + asciiAddress(addressOfSlug(slug)))}</loc>`,
    publishedAt && `<lastmod>${escapeXml(publishedAt.slice(0, 10))}</lastmod>`,
    frequency && `<changefreq>${frequency}</changefreq>`,
    priority !== undefined && `<priority>${priority}</priority>`,
    ...alternates.map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`),
    '</url>',
  ];
  return parts.filter(Boolean).join('');
}
