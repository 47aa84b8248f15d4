import type { Db } from '#content-store/drafts/database/open-database.ts';
import { libraryItems } from '#content-store/drafts/media/media-library.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { LinksAndPictures } from '#site/content/links-and-pictures.ts';
import type { ReportCheck, ReportLine } from '../../../contract/pages-checks.ts';
import { siteUrlOf } from '../../content/domain-reader.ts';
import { linkTargets, understoodPlace } from '../../links/link-targets.ts';
import { type LinkKnowledge, linkProblems } from '../../publishing/checks/link-problems.ts';
import type { Subject } from './subjects.ts';

export interface ExamineParts {
  db: Db;
  environment: PublicEnvironment;
  publicEditorUrl: string;
}

/** What is known of the ends of links, and which pictures of the library have a description. */
interface Known {
  links: Omit<LinkKnowledge, 'ownSlug'>;
  described: ReadonlySet<string>;
}

/** The dead links and the pictures without a description in some documents; links by the rules of the checks. */
export async function examine(
  parts: ExamineParts,
  domainId: string,
  subjects: readonly Subject[],
): Promise<ReportLine[]> {
  const known = await knowledge(parts, domainId, subjects);
  return subjects.flatMap(({ draft, live, ...about }) => {
    const [inDraft, isLive] = [faults(draft, about.slug, known), faults(live, about.slug, known)];
    return [...new Map([...inDraft, ...isLive])].map(([key, fault]) => ({
      ...about,
      ...fault,
      where: inDraft.has(key) ? (isLive.has(key) ? 'both' : 'draft') : 'live',
    }));
  });
}

async function knowledge(
  { db, environment, publicEditorUrl }: ExamineParts,
  domainId: string,
  subjects: readonly Subject[],
): Promise<Known> {
  const own = [siteUrlOf(await domainById(db, domainId), environment), publicEditorUrl];
  const placeOf = (href: string) => understoodPlace(href, own, environment.fileBaseUrl);
  const all = subjects.flatMap(({ draft, live }) => (live && live !== draft ? [draft, live] : [draft]));
  const places = all.flatMap(({ links }) => links.flatMap(({ href }) => placeOf(href) ?? []));
  const imageIds = new Set(all.flatMap(({ undescribed }) => undescribed.map(({ imageId }) => imageId)));
  const [targetOf, items] = await Promise.all([
    linkTargets(db, domainId, places),
    imageIds.size > 0 ? libraryItems(db, [...imageIds]) : [],
  ]);
  const described = new Set(items.flatMap((item) => ('alt' in item && item.alt.trim() !== '' ? [item._id] : [])));
  return { links: { placeOf, targetOf, hasAnchor: () => true }, described };
}

interface Fault {
  check: ReportCheck;
  blockKey: string | null;
  message: string;
}

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
