import type { PageVersion } from '../../model/published/reader.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import type { AfterSet, TranslatedPage } from '../publishing/after-set.ts';
import { domainById } from '../site/domains.ts';

/** Where these pages are, without those of domains that visitors do not have. */
export async function versionsAt(
  db: Db,
  pages: readonly Pick<TranslatedPage, 'domainId' | 'slug'>[],
  { copy, after, domainId: own }: { copy: Copy; after: AfterSet | undefined; domainId: string },
): Promise<PageVersion[]> {
  const versions = pages.map(async ({ domainId, slug }) => {
    const now = await domainById(db, domainId, copy);
    const domain = after && domainId === own ? after.domain(now) : now;
    return domain ? [{ domainId, slug, siteUrl: domain.siteUrl }] : [];
  });
  return (await Promise.all(versions)).flat();
}

/** In the order of domain and address. */
export const inOrderOfAddress = <Page extends Pick<TranslatedPage, 'domainId' | 'slug'>>(
  pages: readonly Page[],
): Page[] =>
  pages.toSorted((one, other) => (`${one.domainId} ${one.slug}` < `${other.domainId} ${other.slug}` ? -1 : 1));
