import type { PageCard } from '#content-store/model/entities/page-card.ts';

const MARKUP = /<[^>]*>/g;

/** A page's heading as plain text; its address when it has none. */
export function nameOfPage({ header, slug }: Pick<PageCard, 'header' | 'slug'>): string {
  return header.heading.replace(MARKUP, '').trim() || `/${slug}`;
}
