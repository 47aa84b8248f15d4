import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { OpenDevSite } from '#build/dev-site/open-dev-site.ts';
import { lockOutput } from '#build/output/lock-output.ts';
import { markPart } from '#build/parts/find-parts.ts';
import { callOf } from '#build/site-folder/command-call.mjs';
import { IS_PACKAGE } from '#build/site-folder/site-folder.mjs';
import { DamagedDatabase } from '#content-store/drafts/database/database-error.ts';
import { requireNoService } from '#content-store/drafts/database/lock.ts';
import { isShared } from '#content-store/drafts/database/open-database.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { searchLanguages } from '#site/content/search-languages.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { openApp } from './app.ts';
import { type Listening, listen, type Ports } from './http/listen.ts';
import { waitingPage } from './http/waiting/waiting-page.ts';
import { openidClient } from './people/company/company-client.ts';
import { openGround } from './runtime/ground.ts';
import type { Log } from './runtime/log.ts';
import type { Settings } from './runtime/settings.ts';
import { StartProgress } from './runtime/start-progress.ts';
import { DAMAGED, refuseDamaged, startDamaged } from './start-damaged.ts';
import { openStorage, type Storage } from './storage/storage.ts';

const GRACE_MS = 10_000;

/** A proxy in front of several services needs this time to see at `/readyz` that this one stops. */
const UNTIL_SEEN_MS = 3000;

/** The editing service and the static server, once they answer. */
export interface RunningService {
  /** The address for visitors; null when the static server is off. */
  siteUrl: string | null;
  editorUrl: string;
  /** The address for collectors of metrics; null when there is none. */
  metricsUrl: string | null;
  log: Log;
  firstAdministratorLink: string | null;
  /** Lets running requests and publishes end, for 10 seconds at most, then stops. */
  close(): Promise<void>;
}

/** What is compiled while the service starts. Both reject when sources cannot be compiled; the reason was printed. */
export interface Compiling {
  site: Promise<void>;
  /** Begins when it is called: visitors do not wait for the editor. */
  editor: () => Promise<void>;
}

export interface StartOptions {
  /** In development: renders pages from their sources. */
  openDevSite?: OpenDevSite | undefined;
  compiling?: Compiling | undefined;
  /** Told what the start is doing. */
  progress?: StartProgress;
}

/**
 * Starts the editing service and the static server; resolves when both answer and no publish is waiting. With a
 * damaged database only the static server works.
 */
export async function startService(
  settings: Settings,
  { openDevSite, compiling, progress = new StartProgress() }: StartOptions = {},
): Promise<RunningService> {
  requireCompiled(settings, compiling !== undefined);
  requireNoService(settings.dataDir);
  if (settings.companies.length > 0) await openidClient();
  await using undo = new AsyncDisposableStack();
  const bind = async (setting: string, port: number): Promise<Listening> => {
    const listening = await listen(port, settings.host, setting, waitingPage(progress));
    undo.defer(() => listening.close(0));
    return listening;
  };
  const editor = await bind('PORT', settings.port);
  const site = settings.sitePort === null ? null : await bind('SITE_PORT', settings.sitePort);
  const metrics = settings.metricsPort === null ? null : await bind('METRICS_PORT', settings.metricsPort);
  const ports = { editor, site, metrics };
  let storage: Storage;
  try {
    storage = await openStorage(settings, 'start');
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    const damaged = await startDamaged(settings, error, ports);
    undo.move();
    return damaged;
  }
  undo.defer(storage.close);
  const releaseOutput = lockOutputOf(settings);
  undo.defer(releaseOutput);
  await markPart(folderFiles(settings.distDir), storage.site);
  const service = await run(settings, storage, ports, { openDevSite, compiling, progress });
  undo.move();
  return { ...service, close: () => service.close().finally(releaseOutput) };
}

/** Throws for a site folder that is absent, or of which nothing is compiled: nothing could be published. */
function requireCompiled({ siteDir, compiledDir }: Settings, isCompiling: boolean): void {
  if (!existsSync(siteDir)) throw new Error(`SITE_DIR ${siteDir} does not exist`);
  if (!isCompiling && !existsSync(join(compiledDir, 'site.json')))
    throw new Error(
      `The site folder ${siteDir} is not compiled: run ${IS_PACKAGE ? callOf('compile') : 'node build/set-up.mjs start'} with the same settings`,
    );
}

/** Two services, or a service and a build, that write one `dist` would undo each other's work. */
const lockOutputOf = ({ distDir, dataDir }: Settings) =>
  lockOutput({ distDir, manifestDir: join(dataDir, 'build') }, `the service with the data in ${dataDir}`);

async function run(
  settings: Settings,
  storage: Storage,
  { editor, site, metrics }: Ports,
  { openDevSite, compiling, progress }: StartOptions & { progress: StartProgress },
): Promise<RunningService> {
  const { db } = storage;
  const [editorUrl, siteUrl, metricsUrl] = [editor.url, site?.url ?? null, metrics?.url ?? null];
  await using undo = new AsyncDisposableStack();
  const ground = await openGround(settings, db, { editorUrl, siteUrl });
  undo.defer(ground.close);
  const { log } = ground;
  if (storage.hasLostChanges) log.warn('the log of the database is missing: the last changes may be lost');
  for (const [tag, { name }] of searchLanguages)
    if (name === null) log.warn(`the search has no rules for the language ${tag}: words are found as written`);
  const devSite = await openDevSite?.((listener) => {
    for (const one of [editor, site]) one?.onUpgrade(listener);
  });
  const stopping = new AbortController();
  const surroundings = {
    compiled: compiling?.site,
    progress,
    devSite,
    hasMetrics: metrics !== null,
    stopping: stopping.signal,
  };
  const app = await openApp(ground, surroundings);
  undo.defer(app.stop);
  await app.start();
  for (const { name, domainId } of siteLanguages)
    if (domainId && !(await domainById(db, domainId)))
      log.warn(`there is no domain ${domainId}, which site.config.ts names as that of ${name}`);
  site?.serve(app.site);
  if (compiling) progress.note('Compiling the editor');
  await compiling?.editor();
  editor.serve(app.editor);
  if (app.metrics) metrics?.serve(app.metrics);
  app.watch();

  let stopped: Promise<void> | undefined;
  /** Ends what writes; visitors read on. */
  const stopWriting = () => {
    stopped ??= app.stop();
    return stopped;
  };
  storage.isWhole.catch((damage: unknown) => {
    log.fatal({ err: damage }, DAMAGED);
    editor.serve(refuseDamaged);
    return stopWriting();
  });

  const close = async () => {
    log.info('stopping');
    stopping.abort();
    if (settings.trustProxy > 0 && isShared(db)) await rest(UNTIL_SEEN_MS);
    await devSite?.close();
    await Promise.all([editor, site, metrics].map(async (one) => one?.close(GRACE_MS)));
    await using last = new AsyncDisposableStack();
    last.defer(storage.close);
    last.defer(ground.close);
    await stopWriting();
  };
  const firstAdministratorLink = await app.firstAdministratorLink();
  undo.move();
  return { siteUrl, editorUrl, metricsUrl, log, firstAdministratorLink, close };
}
