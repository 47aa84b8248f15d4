import type { BreadcrumbItem } from '#content-store/model/entities/breadcrumb.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import { titleOfPage } from '../elements/title-of-page.ts';

type Trailed = Pick<Page, 'slug' | 'showBreadcrumb' | 'header'>;

/** The pages above a page by its address, for a breadcrumb that editors left empty; none where they wrote one, or it is off. */
export async function trailAbove(
  { slug, showBreadcrumb, header: { breadcrumb } }: Trailed,
  reader: Pick<Reader, 'ask'>,
): Promise<BreadcrumbItem[]> {
  const isWritten = Array.isArray(breadcrumb) && breadcrumb.length > 0;
  if (!showBreadcrumb || isWritten || !slug.includes('/')) return [];
  const above = await reader.ask('trail', { slug });
  return above.map(({ heading, ...page }) => ({
    text: titleOfPage({ ...page, header: { heading } }),
    slug: `/${page.slug}`,
    type: 'page',
  }));
}

/** The page with this breadcrumb, if it has any steps. */
export const withTrail = <P extends Trailed>(page: P, trail: readonly BreadcrumbItem[]): P =>
  trail.length === 0 ? page : { ...page, header: { ...page.header, breadcrumb: trail } };
