import type { PublicDomain } from '../entities/domain.ts';
import type { Footer } from '../entities/footer.ts';
import type { Navigation } from '../entities/navigation.ts';
import type { Notice, NoticeKind } from '../entities/notice.ts';
import type { PublishedPage } from '../entities/page.ts';
import type { PageCard } from '../entities/page-card.ts';
import type { PublishedSection } from '../entities/section.ts';
import type { SiteSettings } from '../entities/site-settings.ts';
import type { HubFilter, HubStart } from '../hub/hub.ts';
import type { HubIndex } from '../hub/hub-index.ts';
import type { FileRecord } from '../media/file.ts';
import type { MediaRecord } from '../media/image.ts';
import type { Sort, TagFilter } from '../values/tag-filter.ts';

/** Settings of the environment that are written into pages at render time. */
export interface PublicEnvironment {
  siteUrl: string;
  apiUrl: string;
  imageBaseUrl: string;
  fileBaseUrl: string;
  gtmId: string;
  recaptchaSiteKey: string;
}

/** A published page among those that say the same, or that are home. */
export interface PageVersion {
  domainId: string;
  slug: string;
  /** The address of its domain; empty: that of the environment. */
  siteUrl: string;
}

/** These addresses with the domains that are left out, of those that there are. */
export function inDomains<Place extends { domainId: string }>(
  places: readonly Place[],
  asking: string,
  domainIds: readonly string[],
): Place[] {
  const isNamed = (id: string) => places.some(({ domainId }) => domainId === id);
  const other = isNamed(asking) ? domainIds.find((id) => !isNamed(id)) : asking;
  return places.flatMap((place) => {
    const domainId = place.domainId || other;
    return domainId === undefined ? [] : [{ ...place, domainId }];
  });
}

/** What a breadcrumb says of a page above. */
export interface TrailStep {
  slug: string;
  title: string;
  heading: string;
}

/** The addresses above an address, from the top: `a/b/c` → `a`, `a/b`. */
export const slugsAbove = (slug: string): string[] =>
  slug
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** What a breadcrumb says of these pages; those that are missing are left out. */
export const trailOf = (
  pages: readonly (Pick<PublishedPage, 'slug' | 'title' | 'header'> | null | undefined)[],
): TrailStep[] =>
  pages.flatMap((page) => {
    if (!page) return [];
    const { slug, title, header } = page;
    return { slug, title, heading: typeof header.heading === 'string' ? header.heading : '' };
  });

/**
 * Every question a page may ask about the content while it is rendered: input and answer, both plain JSON.
 * Answers are projections, never lists of whole pages, and do not depend on the asking page, so that pages share them.
 */
export interface Questions {
  page: { input: { slug: string }; answer: PublishedPage | null };
  /** The pages above an address that are there, from the top: what breadcrumbs say of them. */
  trail: { input: { slug: string }; answer: TrailStep[] };
  /** The published pages that share a translation key, in every domain, in the order of domain and address. */
  translations: { input: { translationKey: string }; answer: PageVersion[] };
  /**
   * Those of these addresses that have a published page: the home pages of languages. An empty domain is the asking one, or,
   * where that is among the named, the first that is not.
   */
  homes: { input: { homes: { domainId: string; slug: string }[] }; answer: PageVersion[] };
  /** Null for one that is deleted or, for visitors, not published. */
  section: { input: { sectionId: string }; answer: PublishedSection | null };
  /** `slugPrefix` of site documents: a region, a language, or both, as `documentPlace()` writes it; they fall back to the domain's. */
  navigation: { input: { slugPrefix: string }; answer: Navigation };
  footer: { input: { slugPrefix: string }; answer: Footer };
  siteSettings: { input: { slugPrefix?: string | undefined }; answer: SiteSettings };
  domain: { input: Record<string, never>; answer: PublicDomain };
  notice: { input: { kind: NoticeKind; slugPrefix?: string | undefined }; answer: Notice };
  media: { input: { imageId: string }; answer: MediaRecord | null };
  file: { input: { fileId: string }; answer: FileRecord | null };
  pagesTagged: { input: { filter: TagFilter }; answer: PageCard[] };
  /** Like `pagesTagged`, but a filter without tags and pages finds the domain's people. */
  people: { input: { filter: TagFilter }; answer: PageCard[] };
  /** All matching jobs: careers pages without the filter's limit. */
  careers: { input: { filter: TagFilter }; answer: PageCard[] };
  hub: { input: { filter: HubFilter; sort: Sort }; answer: HubStart };
  /** The data with which browsers filter a hub; `hubPart` has the cards. */
  hubIndex: { input: { filter: HubFilter }; answer: HubIndex };
  hubPart: { input: { filter: HubFilter; part: number; parts: number }; answer: PageCard[] };
  environment: { input: Record<string, never>; answer: PublicEnvironment };
}
export type QuestionKind = keyof Questions;
export type Question = { [K in QuestionKind]: { kind: K; input: Questions[K]['input'] } }[QuestionKind];

/** One function per kind of question. */
export type Answers = { [K in QuestionKind]: (input: Questions[K]['input']) => Promise<Questions[K]['answer']> };

/** Answers for one domain, from published files or from drafts. */
export interface Reader {
  ask<K extends QuestionKind>(kind: K, input: Questions[K]['input']): Promise<Questions[K]['answer']>;
}
