import type { PageDraft } from '#content-store/model/entities/page.ts';
import { endsFirst } from '#content-store/model/entities/page-facts.ts';
import type { Problem } from '../../contract/page-checks.ts';

/** An end that comes before its start is not shown, and what search engines are told lacks it. */
export function dateProblems({ event }: Pick<PageDraft, 'event'>): Problem[] {
  if (!event || !endsFirst(event)) return [];
  const message = 'The event ends before it begins, so visitors see no end. Correct it under Dates and places.';
  return [{ check: 'dates', severity: 'warning', message, blockKey: null }];
}
