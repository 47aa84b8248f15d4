import type { FREQUENCIES } from '#content-store/model/entities/page.ts';
import { ANY_DAYS, momentsOf } from '../../ui/table/days.ts';

export type SitemapFields = typeof NO_SITEMAP_FILTER;

export const NO_SITEMAP_FILTER = {
  slug: '',
  pageType: '',
  frequency: '' as (typeof FREQUENCIES)[number] | '',
  /** 0 to 1 in steps of 0.1, as typed. */
  priority: '',
  days: ANY_DAYS,
  publishableByYou: '' as 'true' | 'false' | '',
};

/** The filter as query parameters of the service, without empty values. */
export function sitemapQuery({ slug, pageType, frequency, priority, days, publishableByYou }: SitemapFields) {
  const { from, to } = momentsOf(days);
  return {
    ...(slug && { slug }),
    ...(pageType && { pageType }),
    ...(frequency && { freq: frequency }),
    ...(priority && isPriority(priority) && { priority }),
    ...(from && { lastModFrom: from }),
    ...(to && { lastModTo: to }),
    ...(publishableByYou && { publishableByYou }),
  };
}

/** True for an empty text, and for 0 to 1. */
export function isPriority(typed: string): boolean {
  return typed === '' || (Number(typed) >= 0 && Number(typed) <= 1);
}
