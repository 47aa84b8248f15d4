import { breadcrumbItemSchema } from '#content-store/model/entities/breadcrumb.ts';
import type { PublishedPage } from '#content-store/model/entities/page.ts';

/** What structured data is built from: the organisation, the trail and the page's subject (schema.org). */
export interface KnownPage {
  page: PublishedPage;
  siteName: string;
  /** The site's own address without a trailing slash. */
  base: string;
  /** The home page of its language. */
  home?: string;
  description: string;
  /** Absolute, empty without an image. */
  image: string;
  /** Absolute, empty without one; needed on the home page only. */
  logo?: string;
  /** The organisation's addresses elsewhere. */
  sameAs?: readonly string[];
}

export type Thing = { '@type': string } & Record<string, unknown>;

/** The organisation as pages refer to it. */
export function organisation({ siteName, base }: KnownPage): Thing {
  return { '@type': 'Organization', name: siteName, url: `${base}/` };
}

const stepsSchema = breadcrumbItemSchema.array().catch([]);

/** The pages between the home page and this one, as the breadcrumb shows them. */
export function trailSteps({ page, base }: KnownPage): { name: string; item: string }[] {
  const steps = stepsSchema.parse(page.header.breadcrumb);
  return steps.map(({ text, slug }) => ({ name: text, item: new URL(slug, `${base}/`).href }));
}

/** A header value as plain text; empty if it is not a string. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/<[^<>]*>/g, '').trim() : '';
}
