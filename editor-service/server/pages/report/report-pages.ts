import type { Db } from '#content-store/drafts/database/open-database.ts';
import { libraryItems } from '#content-store/drafts/media/media-library.ts';
import { countDrafts } from '#content-store/drafts/pages/drafts-in-order.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { siteDrafts } from '#content-store/drafts/pages/site-drafts.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import { siteDocumentById } from '#content-store/drafts/site/site-documents.ts';
import { hasUnpublishedChanges, type Page } from '#content-store/model/entities/page.ts';
import { inPage, inSiteDocument, type LinksAndPictures } from '#site/content/links-and-pictures.ts';
import type { ReportCheck, ReportLine } from '../../../contract/pages-checks.ts';
import type { Handler } from '../../http/call-context.ts';
import { linkTargets, siteAddressReader } from '../../links/link-targets.ts';
import { hasPageRole } from '../../people/page-roles.ts';
import { type LinkKnowledge, linkProblems } from '../../publishing/checks/link-problems.ts';
import { documentTitle } from '../../publishing/sets/document-title.ts';
import type { Ground } from '../../runtime/ground.ts';
import { namesOf } from '../replace/find-texts.ts';
import { walkDrafts } from '../walk-drafts.ts';

/** Pages are examined in batches of this many. */
const BATCH = 50;

/** What is wrong on a site, a part at a time. */
export const reportPages =
  (needs: Needs): Handler<'report/loadPages'> =>
  async ({ domainId, months, after }, { caller }) => {
    const { db } = needs;
    const oldBefore = monthsAgo(months);
    const total = await countDrafts(db, domainId);
    const lines = after === undefined ? await examine(needs, domainId, await siteSubjects(db, domainId)) : [];
    const walk = walkDrafts(db, { domainId, collections: ['pages', 'sections'], after: after ?? null, size: BATCH });
    let checked = 0;
    for await (const { collection, pages, count, next, isLate } of walk) {
      checked += count;
      const visible = pages.filter((page) => hasPageRole(page, 'viewerRoles', caller));
      if (collection === 'pages') lines.push(...visible.flatMap((page) => pageLines(page, oldBefore)));
      lines.push(...(await examine(needs, domainId, await pageSubjects(db, collection, visible))));
      if (isLate()) return { lines, checked, total, next };
    }
    return { lines, checked, total, next: null };
  };

function monthsAgo(months: number): string {
  const date = new Date();
  date.setMonth(date.getMonth() - months);
  return date.toISOString();
}

/** What the report says of a page itself: without a description, old, never published. */
function pageLines(page: Page, oldBefore: string): ReportLine[] {
  const { description, header, updatedAt, published, publishedAt } = page;
  const checks: ReportCheck[] = [
    ...(isEmpty(description) && isEmpty(header.description) ? (['description'] as const) : []),
    ...(updatedAt < oldBefore ? (['old'] as const) : []),
    ...(!published && publishedAt === undefined ? (['never published'] as const) : []),
  ];
  const about = { kind: 'pages', ...namesOf('pages', page), blockKey: null, message: '', updatedAt } as const;
  return checks.map((check) => ({ ...about, check, where: published ? 'both' : 'draft' }));
}

const isEmpty = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

/** A document with what its draft holds, and what visitors have: null when they do not have it. */
interface Subject extends Pick<ReportLine, 'kind' | '_id' | 'title' | 'slug' | 'updatedAt'> {
  draft: LinksAndPictures;
  live: LinksAndPictures | null;
}

/** Pages or sections; their published copies are read only where they differ. */
function pageSubjects(db: Db, kind: 'pages' | 'sections', pages: readonly Page[]): Promise<Subject[]> {
  return Promise.all(
    pages.map(async (page) => {
      const { _id, updatedAt } = page;
      const draft = inPage(page);
      const copy = hasUnpublishedChanges(page) ? await pageById(db, { _id, collection: kind }, 'published') : undefined;
      const live = copy ? inPage(copy) : draft;
      return { kind, ...namesOf(kind, page), updatedAt, draft, live: page.published ? live : null };
    }),
  );
}

/** Navigation and footer, those of regions included. */
async function siteSubjects(db: Db, domainId: string): Promise<Subject[]> {
  const drafts = await siteDrafts(db, domainId, ['navigation', 'footer']);
  return Promise.all(
    drafts.map(async ({ id: _id, kind, updatedAt, document }) => {
      const copy = await siteDocumentById(db, { kind, _id, domainId }, 'published');
      const names = { kind, _id, title: documentTitle(kind, _id, domainId), slug: null, updatedAt };
      return { ...names, draft: inSiteDocument(kind, document), live: copy ? inSiteDocument(kind, copy) : null };
    }),
  );
}

type Needs = Pick<Ground, 'db' | 'environment' | 'publicEditorUrl'>;

/** What is known of the ends of links, and which pictures of the library have a description. */
interface Known {
  links: Omit<LinkKnowledge, 'ownSlug'>;
  described: ReadonlySet<string>;
}

/** The dead links and the pictures without a description in some documents; links by the rules of the checks. */
async function examine(needs: Needs, domainId: string, subjects: readonly Subject[]): Promise<ReportLine[]> {
  const known = await knowledge(needs, domainId, subjects);
  return subjects.flatMap(({ draft, live, ...about }) => {
    const [inDraft, isLive] = [faults(draft, about.slug, known), faults(live, about.slug, known)];
    return [...new Map([...inDraft, ...isLive])].map(([key, fault]) => ({
      ...about,
      ...fault,
      where: inDraft.has(key) ? (isLive.has(key) ? 'both' : 'draft') : 'live',
    }));
  });
}

async function knowledge(needs: Needs, domainId: string, subjects: readonly Subject[]): Promise<Known> {
  const { db } = needs;
  const addressOf = siteAddressReader(needs, await domainById(db, domainId));
  const all = subjects.flatMap(({ draft, live }) => (live && live !== draft ? [draft, live] : [draft]));
  const addresses = all.flatMap(({ links }) => links.flatMap(({ href }) => addressOf(href) ?? []));
  const imageIds = new Set(all.flatMap(({ undescribed }) => undescribed.map(({ imageId }) => imageId)));
  const [targetOf, items] = await Promise.all([
    linkTargets(db, domainId, addresses),
    imageIds.size > 0 ? libraryItems(db, [...imageIds]) : [],
  ]);
  const described = new Set(items.flatMap((item) => ('alt' in item && item.alt.trim() !== '' ? [item._id] : [])));
  // Logo and breadcrumb, which a language's home page may be missing for, are in no document.
  return { links: { addressOf, targetOf, homeOf: () => undefined, hasAnchor: () => true }, described };
}

type Fault = Pick<ReportLine, 'check' | 'blockKey' | 'message'>;

/** Each fault once per block. */
function faults(found: LinksAndPictures | null, slug: string | null, { links, described }: Known): Map<string, Fault> {
  if (!found) return new Map();
  const pictures = found.undescribed.filter(({ imageId }) => !described.has(imageId));
  const all = [
    ...deadLinks(found, slug, links),
    ...pictures.map(({ blockKey }): Fault => ({ check: 'picture', blockKey, message: '' })),
  ];
  return new Map(all.map((fault) => [`${fault.check} ${fault.blockKey} ${fault.message}`, fault]));
}

/** Anchors are left out: which a page has is known only when it is rendered. */
function deadLinks({ links }: LinksAndPictures, slug: string | null, known: Known['links']): Fault[] {
  const named = links.filter(({ href }) => !href.startsWith('#'));
  const facts = { headings: [], images: [], anchors: [], ids: new Set<string>() };
  const whole = named.map(({ href, ...link }) => ({ ...link, href: href.split('#')[0] ?? '' }));
  const problems = linkProblems({ ...facts, links: whole }, { ...known, ownSlug: slug ?? '' });
  return problems.flatMap(({ check, severity, blockKey, message }) =>
    check === 'dead link' && severity === 'error' ? [{ check, blockKey, message }] : [],
  );
}
