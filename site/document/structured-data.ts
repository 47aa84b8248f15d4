import { breadcrumbItemSchema } from '#content-store/model/entities/breadcrumb.ts';
import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { kindsOf } from '../cards/card-texts.ts';
import { isBlank } from '../elements/is-blank.ts';
import { titleOfPage } from '../elements/title-of-page.ts';
import { frameTexts as fixed } from '../texts/fixed-texts.ts';

/** What structured data is built from: the organisation, the trail and the page's subject (schema.org). */
export interface KnownPage {
  page: PublishedPage;
  siteName: string;
  /** The site's own address without a trailing slash. */
  base: string;
  description: string;
  /** Absolute, empty without an image. */
  image: string;
}

type Thing = { '@type': string } & Record<string, unknown>;

const ARTICLES = new Set(['News', 'Idea', 'Case study', 'Report', 'Whitepaper', 'Toolkit', 'Guide']);
const EVENTS = new Set(['Event', 'Webinar']);

/** Empty if the site's own address is unknown, because all addresses in it are absolute. */
export function structuredData(known: KnownPage): Thing[] {
  const { page, base } = known;
  if (base === '') return [];
  if (page.slug === '') return [{ ...organisation(known), ...imageOf(known, 'logo') }];
  return [trail(known), subject(known)].filter((thing) => thing !== null);
}

/** JSON that is safe inside a script element. */
export function asScript(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

function organisation({ siteName, base }: KnownPage): Thing {
  return { '@type': 'Organization', name: siteName, url: `${base}/` };
}

function trail({ page, base }: KnownPage): Thing | null {
  if (!page.showBreadcrumb) return null;
  const steps = breadcrumbItemSchema.array().catch([]).parse(page.header.breadcrumb);
  const items = [
    { name: fixed.home, item: `${base}/` },
    ...steps.map(({ text, slug }) => ({ name: text, item: new URL(slug, `${base}/`).href })),
    { name: titleOfPage(page), item: `${base}/${page.slug}` },
  ];
  const itemListElement = items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function subject(known: KnownPage): Thing | null {
  const { page, base, description } = known;
  const kinds = kindsOf(page.tags);
  const isOf = (names: ReadonlySet<string>) => kinds.some((kind) => names.has(kind));
  const name = plainText(page.header.heading);
  const date = page.publishDate || undefined;
  const common = { description, url: `${base}/${page.slug}`, ...imageOf(known, 'image') };
  const who = organisation(known);
  const address = page.academyDetails?.location; // also of a job or an event (specification 2 §3)
  const location = address && { '@type': 'Place', name: address, address };
  if (page.template === 'careers') {
    const posted = { datePosted: date ?? page.publishedAt, hiringOrganization: who };
    return { '@type': 'JobPosting', title: name, ...posted, ...(location && { jobLocation: location }), ...common };
  }
  if (isOf(EVENTS) && date) {
    return { '@type': 'Event', name, startDate: date, organizer: who, ...(location && { location }), ...common };
  }
  if (kinds.includes('Course') || !isBlank(Object.values(page.academyDetails ?? {}))) {
    return { '@type': 'Course', name, provider: who, ...common };
  }
  if (isOf(ARTICLES)) return { '@type': 'Article', headline: name, datePublished: date, publisher: who, ...common };
  return null;
}

function imageOf({ image }: KnownPage, name: 'image' | 'logo'): Record<string, string> {
  return image === '' ? {} : { [name]: image };
}

/** A header value as plain text; empty if it is not a string. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/<[^<>]*>/g, '').trim() : '';
}
