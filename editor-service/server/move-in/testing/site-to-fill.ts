import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { openMigratedDatabase } from '#content-store/testing/migrated-database.ts';
import { openUploads } from '../../media/uploads.ts';
import { seedIfEmpty } from '../../operations/seed/seed-if-empty.ts';
import { mediaFrom } from '../import-site.ts';
import { Reporter } from '../report/report.ts';
import type { MoveInNeeds } from '../store/filling.ts';

/** How an import is run, for tests. */
export interface Circumstances {
  from?: string;
  publish?: boolean;
  isDryRun?: boolean;
  media?: string | undefined;
  sourceName?: string;
}

/** An empty site in a folder of its own, for imports to fill; each import is a minute later than the one before. */
export async function siteToFill() {
  const folder = await mkdtemp(join(tmpdir(), 'move-in-'));
  const db = await openMigratedDatabase(folder);
  const originals = cachedFolder(join(folder, 'media'), null);
  let minute = 0;
  await seedIfEmpty(db, { withDemo: false, siteDir: '' }, originals);
  return {
    folder,
    db,
    originals,
    /** Does an import and answers its report. */
    run: async (
      work: (needs: MoveInNeeds) => Promise<void>,
      { from = 'test', publish = false, isDryRun = false, media, sourceName }: Circumstances = {},
    ) => {
      minute += 1;
      const stamp = { at: new Date(Date.UTC(2026, 2, 1, 9, minute)).toISOString(), by: 'import' };
      const settings = { dataDir: folder, mediaQuotaBytes: 1e9, diskFloorBytes: 0 };
      const uploads = await openUploads({ db, settings, originals });
      const reporter = new Reporter({ from, at: stamp.at, isDryRun });
      const source = await mediaFrom(media);
      const about = { domainId: 'main', sourceName, stamp, publish, isDryRun };
      await work({ db, uploads, source, reporter, ...about, say: () => {} });
      return reporter.report;
    },
    discard: async () => {
      await db.destroy();
      await rm(folder, { recursive: true });
    },
  };
}
