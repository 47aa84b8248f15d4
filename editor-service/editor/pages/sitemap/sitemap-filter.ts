import type { FREQUENCIES } from '#content-store/model/entities/page.ts';
import { ANY_DAYS, type Days, momentsOf } from '../../ui/table/days.ts';

export interface SitemapFields {
  slug: string;
  pageType: string;
  frequency: (typeof FREQUENCIES)[number] | '';
  /** 0 to 1 in steps of 0.1, as typed. */
  priority: string;
  days: Days;
  publishableByYou: 'true' | 'false' | '';
}

export const NO_SITEMAP_FILTER: SitemapFields = {
  slug: '',
  pageType: '',
  frequency: '',
  priority: '',
  days: ANY_DAYS,
  publishableByYou: '',
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
