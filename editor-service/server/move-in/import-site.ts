import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { keepImport } from '#content-store/drafts/move-in/import-reports.ts';
import { listDomains } from '#content-store/drafts/site/domains.ts';
import { AppError } from '#content-store/model/error.ts';
import { IMPORTER } from '#content-store/model/people/importer.ts';
import { openUploads } from '../media/uploads.ts';
import { seedIfEmpty } from '../operations/seed/seed-if-empty.ts';
import { startDeliveryThread } from '../publishing/for-imports.ts';
import type { Settings } from '../runtime/settings.ts';
import { openWithoutWriting } from '../storage/open-parts.ts';
import { openSiteStore } from '../storage/site-store.ts';
import { openStorageAlone } from '../storage/storage.ts';
import { fetchedMedia } from './media/fetched-media.ts';
import { folderMedia, type MediaSource, noMedia } from './media/media-source.ts';
import { inWords, kindOfLoss, Reporter, whatCame } from './report/report.ts';
import type { MoveInNeeds } from './store/filling.ts';

export type ImportWork = (needs: MoveInNeeds) => Promise<void>;

interface Request {
  from: string;
  media: string | undefined;
  /** The site; needed when there are several. */
  domain: string | undefined;
  /** The name of what is imported, if not its own. */
  source: string | undefined;
  publish: boolean;
  isDryRun: boolean;
}

interface Progress {
  say: (words: string, share: number) => void;
  end: () => void;
}

/**
 * Does an import while the service is stopped, and delivers what was published. A data folder without a site gets an empty
 * one first. A dry run writes nothing, and may run beside the service. Throws AppError `conflict` beside a running service
 * and for a source that may be another one than it was, `invalid` for a request that cannot be done.
 */
export async function importSite(settings: Settings, request: Request, { say, end }: Progress, work: ImportWork) {
  const { from, source: sourceName, publish, isDryRun } = request;
  const source = await mediaFrom(request.media);
  await using open = new AsyncDisposableStack();
  const { db, uploads } = await (isDryRun ? openToTry : openToFill)(settings, open);
  const domainId = await domainOf(db, request.domain);
  const stamp = { at: new Date().toISOString(), by: IMPORTER };
  const reporter = new Reporter({ from: sourceName ?? basename(from), at: stamp.at, isDryRun });
  const about = { domainId, sourceName, stamp, publish, isDryRun };
  await work({ db, uploads, source, reporter, ...about, say });
  if (!isDryRun) await keepReport(db, domainId, reporter);
  if (publish && !isDryRun) {
    const delivery = startDeliveryThread(settings);
    open.defer(delivery.close);
    await delivery.finish(db, (share) => say('Published files written', share));
  }
  end();
  return { report: reporter.report, words: inWords(reporter.report) };
}

/** Editors find the report in the dashboard, under Imports. */
async function keepReport(db: Db, domainId: string, { report, source }: Reporter): Promise<void> {
  if (!source) return;
  await keepImport(
    db,
    { ...source, domainId, source: report.from, at: report.at, summary: whatCame(report).join('\n') },
    report.lost.map((loss) => ({ times: 1, ...loss, kind: kindOfLoss(loss) })),
  );
}

async function domainOf(db: Db, wanted: string | undefined): Promise<string> {
  const ids = (await listDomains(db)).map(({ _id }) => _id);
  const [only] = ids;
  if (wanted === undefined && only !== undefined && ids.length === 1) return only;
  if (wanted !== undefined && ids.includes(wanted)) return wanted;
  throw new AppError('invalid', `Which site? --domain names one of ${ids.join(', ')}`);
}

/** Where `--media` says that files come from: an address to fetch from, a folder, or nowhere. */
export async function mediaFrom(place: string | undefined): Promise<MediaSource> {
  if (place === undefined) return noMedia;
  return /^https?:\/\//i.test(place) ? fetchedMedia(place) : folderMedia(place);
}

/** The site that an import fills: an empty one where there is none. Throws as openStorageAlone() does. */
async function openToFill(settings: Settings, open: AsyncDisposableStack) {
  const { db, close } = await openStorageAlone(settings, 'import');
  open.defer(close);
  return filled(db, settings);
}

/**
 * The site as a dry run sees it: the one that is here, or an empty one. What must be written all the same, such as the
 * empty site, is in a temporary folder. Throws as openWithoutWriting() does.
 */
async function openToTry(settings: Settings, open: AsyncDisposableStack) {
  const here = await openWithoutWriting(settings, 'import');
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-dry-run-'));
  open.defer(() => rm(folder, { recursive: true, force: true }));
  const db = open.use(here ?? (await openDatabase(join(folder, 'drafts.sqlite'))));
  if (!here) await migrateToLatest(db);
  return filled(db, { ...settings, dataDir: folder, storage: null });
}

async function filled(db: Db, settings: Settings) {
  const { originals } = openSiteStore(settings);
  await seedIfEmpty(db, { ...settings, withDemo: false }, originals);
  return { db, uploads: await openUploads({ db, settings, originals }) };
}
