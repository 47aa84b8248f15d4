import type { Page } from '#content-store/model/entities/page.ts';
import type { ReportCheck, ReportLine } from '../../contract/report-calls.ts';
import { namesOf } from '../replace/find-texts.ts';

/** What the report says of a page itself: without a description, old, never published. */
export function pageLines(page: Page, oldBefore: string): ReportLine[] {
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
