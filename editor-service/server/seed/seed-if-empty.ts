import { listDomains } from '#content-store/drafts/content/domains.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Settings } from '../runtime/settings.ts';

/** Fills a database without any domain with the demo site, or with the smallest site when DEMO is 0. */
export async function seedIfEmpty(db: Db, { withDemo }: Pick<Settings, 'withDemo'>, mediaDir: string): Promise<void> {
  if ((await listDomains(db)).length > 0) return;
  const { seedImages, seedSite } = await import('./seed-site.ts');
  if (withDemo) {
    const { demoSite } = await import('#site/demo/content/demo-site.ts');
    const { documents, images } = demoSite();
    await seedImages(db, mediaDir, images);
    await seedSite(db, documents);
  } else {
    const { emptySite } = await import('./empty-site.ts');
    await seedSite(db, emptySite());
  }
}
