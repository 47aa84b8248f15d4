import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { listDomains } from '#content-store/drafts/site/domains.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import type { Settings } from '../../runtime/settings.ts';
import { StartProgress } from '../../runtime/start-progress.ts';

type SeedTarget = Pick<Settings, 'withDemo' | 'siteDir'> & Partial<Pick<Settings, 'publicSiteUrl'>>;

/**
 * Fills a database without any domain with the content of the site folder, or with the smallest site when DEMO is 0; in one
 * transaction, so that of services that start together one does so, and a kill leaves it empty.
 */
export async function seedIfEmpty(
  db: Db,
  { withDemo, siteDir, publicSiteUrl }: SeedTarget,
  originals: CachedFolder,
  progress = new StartProgress(),
): Promise<void> {
  if ((await listDomains(db)).length > 0) return;
  progress.note('Filling the first site');
  const { emptySite, seedImages, seedSite, siteContent, withPublicHost } = await import('./seed-site.ts');
  const content = withDemo ? await siteContent(siteDir) : null;
  await transact(db, async (transaction) => {
    if ((await listDomains(transaction)).length > 0) return;
    if (content) await seedImages(transaction, originals, content.images);
    await seedSite(transaction, originals, withPublicHost([...(content?.documents ?? emptySite())], publicSiteUrl));
  });
}
