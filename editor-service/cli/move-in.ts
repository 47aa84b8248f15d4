import { writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { listDomains } from '#content-store/drafts/content/domains.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { AppError } from '#content-store/model/error.ts';
import { folderStore } from '#content-store/published/store.ts';
import { foldersOf, openStorage } from '../server/data-folder/storage.ts';
import { openUploads } from '../server/media/uploads.ts';
import { mediaFrom } from '../server/move-in/media-from.ts';
import type { MoveInParts } from '../server/move-in/move-in-parts.ts';
import { inWords } from '../server/move-in/report/in-words.ts';
import { Reporter } from '../server/move-in/report/report.ts';
import { deliverPendingFiles } from '../server/publishing/deliver-batch.ts';
import type { Settings } from '../server/runtime/settings.ts';
import { seedIfEmpty } from '../server/seed/seed-if-empty.ts';
import { createProgress } from './progress.ts';

/** The options that all imports from elsewhere have, for `parseArgs`. */
export const MOVE_IN_OPTIONS = {
  'dry-run': { type: 'boolean' },
  publish: { type: 'boolean' },
  report: { type: 'string' },
  domain: { type: 'string' },
} as const;

export interface MoveInOptions {
  'dry-run'?: boolean | undefined;
  publish?: boolean | undefined;
  report?: string | undefined;
  domain?: string | undefined;
}

/**
 * Does an import with the service stopped, publishes if wanted, and gives the report: in words on standard output, and
 * as a file. A data folder without a site gets an empty one first.
 */
export async function moveIn(
  settings: Settings,
  from: string,
  media: string | undefined,
  options: MoveInOptions,
  work: (parts: MoveInParts) => Promise<void>,
): Promise<void> {
  const source = await mediaFrom(media);
  const storage = await openStorage(settings);
  const { db } = storage;
  const mediaDir = foldersOf(settings).media;
  await seedIfEmpty(db, { ...settings, withDemo: false }, mediaDir);
  const domainId = await domainOf(db, options.domain);
  const uploads = await openUploads({ db, settings, originals: mediaDir });
  const stamp = { at: new Date().toISOString(), by: 'import' };
  const isDryRun = options['dry-run'] ?? false;
  const publish = options.publish ?? false;
  const reporter = new Reporter({ from: basename(from), at: stamp.at, isDryRun });
  const progress = createProgress();
  await work({ db, uploads, source, reporter, domainId, stamp, publish, isDryRun, say: progress.say });
  progress.end();
  if (publish && !isDryRun) {
    await deliverPendingFiles({ db, mediaDir, files: folderStore(settings.contentDir) }, (written, all) =>
      progress.say(`${written} of ${all} files written`, written / all),
    );
    progress.end();
  }
  await storage.close();
  if (options.report)
    await writeFile(resolve(options.report), `${JSON.stringify(reporter.report, null, 2)}\n`, { mode: 0o600 });
  console.info(inWords(reporter.report));
}

async function domainOf(db: Db, wanted: string | undefined): Promise<string> {
  const ids = (await listDomains(db)).map(({ _id }) => _id);
  const [only] = ids;
  if (wanted === undefined && only !== undefined && ids.length === 1) return only;
  if (wanted !== undefined && ids.includes(wanted)) return wanted;
  throw new AppError('invalid', `Which site? --domain names one of ${ids.join(', ')}`);
}
