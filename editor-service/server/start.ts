import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { OpenDevSite } from '#build/dev-site/dev-site.ts';
import { lockOutput } from '#build/output/lock-output.ts';
import { markPart } from '#build/parts/find-parts.ts';
import { DamagedDatabase } from '#content-store/drafts/database/database-error.ts';
import { type Db, isShared } from '#content-store/drafts/database/open-database.ts';
import { listDomains } from '#content-store/drafts/site/domains.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { createApp } from './app.ts';
import { startErasing } from './forms/erase-overdue.ts';
import { type Listening, listen } from './http/listen.ts';
import { lastKnown } from './http/site-server/last-known.ts';
import { siteHandler } from './http/site-server/site-handler.ts';
import { waitingPage } from './http/waiting/waiting-page.ts';
import { serveMetrics } from './operations/metrics/http-metrics.ts';
import { startRetention } from './operations/retention/start-retention.ts';
import { operatorWarnings } from './operations/system/operator-warnings.ts';
import { createParts, type Ports, type Surroundings } from './parts.ts';
import { firstAdministratorLink } from './people/one-time-link.ts';
import { siteFromSources } from './preview/site-from-sources.ts';
import type { RunningService } from './running-service.ts';
import type { Settings } from './runtime/settings.ts';
import { StartProgress } from './runtime/start-progress.ts';
import { DAMAGED, refuseDamaged, startDamaged } from './start-damaged.ts';
import { openStorage, type Storage } from './storage/storage.ts';

const GRACE_MS = 10_000;

/** A proxy in front of several services needs this time to see at `/readyz` that this one stops. */
const UNTIL_SEEN_MS = 3000;

export interface StartOptions {
  /** In development: renders pages from their sources. */
  openDevSite?: OpenDevSite | undefined;
  /** Is told what the start is doing. */
  progress?: StartProgress;
}

/**
 * Starts the editing service and the static server; resolves when both answer and no publish is waiting. With a
 * damaged database only the static server works.
 */
export async function startService(
  settings: Settings,
  { openDevSite, progress = new StartProgress() }: StartOptions = {},
): Promise<RunningService> {
  let storage: Storage;
  try {
    storage = await openStorage(settings, 'start');
  } catch (error) {
    if (error instanceof DamagedDatabase) return startDamaged(settings, error);
    throw error;
  }
  await using undo = new AsyncDisposableStack();
  undo.defer(storage.close);
  const releaseOutput = lockOutputOf(settings);
  undo.defer(releaseOutput);
  await markPart(folderFiles(settings.distDir), storage.site);
  const bind = async (port: number): Promise<Listening> => {
    const listening = await listen(port, settings.host, waitingPage(progress));
    undo.defer(() => listening.close(0));
    return listening;
  };
  const editor = await bind(settings.port);
  const site = settings.sitePort === null ? null : await bind(settings.sitePort);
  const metrics = settings.metricsPort === null ? null : await bind(settings.metricsPort);
  const service = await run(settings, storage, { editor, site, metrics }, { openDevSite, progress });
  undo.move();
  return { ...service, close: () => service.close().finally(releaseOutput) };
}

/** Two services, or a service and a build, that write one `dist` would undo each other's work. */
const lockOutputOf = ({ distDir, dataDir }: Settings) =>
  lockOutput({ distDir, manifestDir: join(dataDir, 'build') }, `the service with the data in ${dataDir}`);

/** The published domain of a hostname; visitors need it, and do without a database that is away. */
function publishedDomainOf(db: Db): (hostname: string) => Promise<string | undefined> {
  const ask = () => listDomains(db, 'published');
  const domains = isShared(db) ? lastKnown(ask) : ask;
  return async (hostname) => (await domains()).find(({ hostnames }) => hostnames.includes(hostname.toLowerCase()))?._id;
}

async function run(
  settings: Settings,
  storage: Storage,
  ports: Ports,
  surroundings: Surroundings,
): Promise<RunningService> {
  const parts = await createParts(settings, storage, ports, surroundings);
  const { ground, editorUrl, siteUrl, stop, publishing, previews, commits, mails, devSite, sources, sites } = parts;
  const { db, log, now, publicEditorUrl } = ground;
  const { editor, site } = ports;
  const stopErasing = startErasing(db, log);
  const retention = startRetention({
    db,
    log,
    settings,
    now,
    isOurs: publishing.isOurs,
    metrics: parts.metrics,
  });
  for (const warning of await operatorWarnings(db, settings, now())) log.warn(warning);
  editor.serve(createApp(parts));
  if (parts.metrics) ports.metrics?.serve(serveMetrics(parts.metrics));
  const domainIdOf = publishedDomainOf(db);
  const built = siteHandler({ sites, domainIdOf, whileBuilding: waitingPage(surroundings.progress) });
  site?.serve(sources ? siteFromSources({ built, sources, sites, domainIdOf }) : built);
  publishing.watch();

  let stopped: Promise<unknown> | undefined;
  /** Ends what writes; visitors read on. */
  const stopWriting = () => {
    stopErasing();
    stopped ??= retention.close().then(publishing.stop).then(previews.close).then(mails.close).then(commits.close);
    return stopped;
  };
  storage.isWhole.catch((damage: unknown) => {
    log.fatal({ err: damage }, DAMAGED);
    editor.serve(refuseDamaged);
    return stopWriting();
  });

  const close = async () => {
    log.info('stopping');
    stop.abort();
    if (settings.trustProxy > 0 && isShared(db)) await rest(UNTIL_SEEN_MS);
    await devSite?.close();
    await Promise.all([editor, site, ports.metrics].map(async (one) => one?.close(GRACE_MS)));
    await stopWriting();
    await ground.close();
    await storage.close();
  };
  const administratorLink = await firstAdministratorLink(db, publicEditorUrl);
  const metricsUrl = ports.metrics?.url ?? null;
  return { siteUrl, editorUrl, metricsUrl, log, firstAdministratorLink: administratorLink, close };
}
