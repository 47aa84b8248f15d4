import type { BreadcrumbItem } from '#content-store/model/entities/breadcrumb.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import { titleOfPage } from '../elements/title-of-page.ts';
import { siteLanguages } from '../fields/site-languages.ts';

type Trailed = Pick<Page, 'slug' | 'showBreadcrumb' | 'header'>;

/** The pages above a page by its address, for a breadcrumb that editors left empty; none where they wrote one, or it is off. */
export async function trailAbove(
  { slug, showBreadcrumb, header: { breadcrumb } }: Trailed,
  reader: Pick<Reader, 'ask'>,
): Promise<BreadcrumbItem[]> {
  const isWritten = Array.isArray(breadcrumb) && breadcrumb.length > 0;
  if (!showBreadcrumb || isWritten || !slug.includes('/')) return [];
  const above = await reader.ask('trail', { slug });
  const pages = above.filter((page) => !isHome(page.slug));
  return pages.map(({ heading, ...page }) => ({
    text: titleOfPage({ ...page, header: { heading } }),
    slug: `/${page.slug}`,
    type: 'page',
  }));
}

/** The home page of a language: the breadcrumb begins with it. */
const isHome = (slug: string): boolean => siteLanguages.some(({ path }) => path === slug);

/** The page with this breadcrumb, if it has any steps. */
export const withTrail = <P extends Trailed>(page: P, trail: readonly BreadcrumbItem[]): P =>
  trail.length === 0 ? page : { ...page, header: { ...page.header, breadcrumb: trail } };
