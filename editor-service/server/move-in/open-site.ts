import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { openUploads, type Uploads } from '../media/uploads.ts';
import { seedIfEmpty } from '../operations/seed/seed-if-empty.ts';
import type { Settings } from '../runtime/settings.ts';
import { openWithoutWriting } from '../storage/open-parts.ts';
import { openSiteStore } from '../storage/site-store.ts';
import { openStorageAlone } from '../storage/storage.ts';

interface Site {
  db: Db;
  uploads: Uploads;
  close: () => Promise<void>;
}

/** The site that an import fills: an empty one where there is none. Throws as openStorageAlone() does. */
export async function openToFill(settings: Settings): Promise<Site> {
  const { db, close } = await openStorageAlone(settings, 'import');
  return filled(db, settings, close);
}

/**
 * The site as a dry run sees it: the one that is here, or an empty one. What is written all the same, such as the empty site,
 * is in a folder that goes away. Throws as openWithoutWriting() does.
 */
export async function openToTry(settings: Settings): Promise<Site> {
  const here = await openWithoutWriting(settings, 'import');
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-dry-run-'));
  const db = here ?? (await openDatabase(join(folder, 'drafts.sqlite')));
  const close = async () => {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  if (!here) await migrateToLatest(db);
  return filled(db, { ...settings, dataDir: folder, storage: null }, close);
}

async function filled(db: Db, settings: Settings, close: Site['close']): Promise<Site> {
  try {
    const { originals } = openSiteStore(settings);
    await seedIfEmpty(db, { ...settings, withDemo: false }, originals);
    return { db, uploads: await openUploads({ db, settings, originals }), close };
  } catch (error) {
    await close();
    throw error;
  }
}
