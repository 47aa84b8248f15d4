import { setImmediate } from 'node:timers/promises';
import { countDrafts, nextDrafts } from '#content-store/drafts/pages/drafts-in-order.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import type { ReportCheck, ReportLine } from '../../../contract/pages-checks.ts';
import { requireDomain } from '../../content/domain-for.ts';
import type { Handler } from '../../http/call-context.ts';
import { hasPageRole } from '../../people/page-roles.ts';
import { namesOf } from '../replace/find-texts.ts';
import { type ExamineParts, examine } from './examine.ts';
import { pageSubjects, siteSubjects } from './subjects.ts';

/** Pages are examined in batches of this many; an answer ends with the batch in which it has taken so long. */
const BATCH = 50;
const MAX_TIME = 400;

/** What is wrong on a site, a part at a time. */
export const reportPages =
  (parts: ExamineParts): Handler<'report/loadPages'> =>
  async ({ domainId, months, after }, { caller }) => {
    const { db } = parts;
    await requireDomain(db, domainId, caller);
    const oldBefore = monthsAgo(months);
    const total = await countDrafts(db, domainId);
    const lines = after === undefined ? await examine(parts, domainId, await siteSubjects(db, domainId)) : [];
    const began = performance.now();
    let checked = 0;
    let [collection, slug] = placeFrom(after);
    for (;;) {
      const { pages, last, count } = await nextDrafts(db, { domainId, collection, after: slug }, BATCH);
      checked += count;
      const visible = pages.filter((page) => hasPageRole(page, 'viewerRoles', caller));
      if (collection === 'pages') lines.push(...visible.flatMap((page) => pageLines(page, oldBefore)));
      lines.push(...(await examine(parts, domainId, await pageSubjects(db, collection, visible))));
      if (last === null && collection === 'sections') return { lines, checked, total, next: null };
      [collection, slug] = last === null ? ['sections', null] : [collection, last];
      if (performance.now() - began > MAX_TIME) {
        return { lines, checked, total, next: slug === null ? collection : `${collection} ${slug}` };
      }
      await setImmediate();
    }
  };

/** `sections abc`: after this section; `sections`: from the first. */
function placeFrom(after: string | undefined): [collection: 'pages' | 'sections', slug: string | null] {
  const [name, slug = null] = (after ?? 'pages').split(' ');
  return [name === 'sections' ? 'sections' : 'pages', slug];
}

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
