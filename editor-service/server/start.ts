import type { OpenDevSite } from '#build/dev-site/dev-site.ts';
import { domainByHostname } from '#content-store/drafts/content/domains.ts';
import { DamagedDatabase } from '#content-store/drafts/database/database-error.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { searchLanguage } from '#site/content/search-language.ts';
import { authSecret } from './accounts/auth-secret.ts';
import { firstAdministratorLink } from './accounts/one-time-link.ts';
import { createSessionTokens } from './accounts/session-tokens.ts';
import { createApp } from './app.ts';
import { createAudit } from './audit/create-audit.ts';
import { foldersOf, openStorage, type Storage } from './data-folder/storage.ts';
import { startErasing } from './forms/erase-overdue.ts';
import { startFormCommits } from './forms/form-commits.ts';
import { type Listening, listen } from './http/listen.ts';
import { createPublishedCards } from './hub/published-cards.ts';
import { createMediaVariants } from './media/media-variants.ts';
import { openUploads } from './media/uploads.ts';
import { pagesFromSources } from './preview/pages-from-sources.ts';
import { startPreviews } from './preview/start-previews.ts';
import { startDelivery } from './publishing/start-delivery.ts';
import { addressOf } from './runtime/address-of.ts';
import { createLog, type Log } from './runtime/log.ts';
import type { Settings } from './runtime/settings.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';
import { siteFromSources } from './site-server/site-from-sources.ts';
import { siteHandler } from './site-server/site-handler.ts';
import { startDamaged } from './start-damaged.ts';
import { startMails } from './start-mails.ts';

const GRACE_MS = 10_000;

export interface RunningService {
  /** The address for visitors; null when the static server is off. */
  siteUrl: string | null;
  editorUrl: string;
  log: Log;
  firstAdministratorLink: string | null;
  /** Lets running requests and publishes end, for 10 seconds at most, then stops. */
  close(): Promise<void>;
}

/** The ports of both servers, bound before any work is done. */
interface Ports {
  editor: Listening;
  site: Listening | null;
}

/**
 * Starts the editing service and the static server; resolves when both answer and no publish is waiting. With a
 * damaged database only the static server works. With `openDevSite` pages are rendered from their sources.
 */
export async function startService(settings: Settings, openDevSite?: OpenDevSite): Promise<RunningService> {
  let storage: Storage;
  try {
    storage = await openStorage(settings);
  } catch (error) {
    if (error instanceof DamagedDatabase) return startDamaged(settings, error);
    throw error;
  }
  const listening: Listening[] = [];
  try {
    const editor = await listen(settings.port, settings.host);
    listening.push(editor);
    const site = settings.sitePort === null ? null : await listen(settings.sitePort, settings.host);
    if (site) listening.push(site);
    return await run(settings, storage, { editor, site }, openDevSite);
  } catch (error) {
    await Promise.all(listening.map((one) => one.close(0)));
    await storage.close();
    throw error;
  }
}

async function run(
  settings: Settings,
  storage: Storage,
  { editor, site }: Ports,
  openDevSite?: OpenDevSite,
): Promise<RunningService> {
  const { db } = storage;
  const { distDir, compiledDir } = settings;
  const log = createLog(settings.logLevel);
  const folders = foldersOf(settings);
  const editorUrl = addressOf(settings.host, editor.port);
  const siteUrl = site && addressOf(settings.host, site.port);
  const environment = environmentOf(settings, editorUrl, siteUrl);
  const stop = new AbortController();
  if (storage.hasLostChanges) log.warn('the log of the database is missing: the last changes may be lost');

  if (searchLanguage.name === null) log.warn('the search has no rules for this language: words are found as written');
  await seedIfEmpty(db, settings, folders.media);
  const cards = createPublishedCards(db);
  const delivery = startDelivery({ settings, db, log, environment, mediaDir: folders.media, onChange: cards.forget });
  await delivery.catchUp();
  const previews = startPreviews({ databaseFile: folders.database, compiledDir, environment }, log);
  const secret = await authSecret(settings);
  const commits = startFormCommits(db, folders.database, log);
  const mails = startMails({ settings, db, log, commits, folder: folders.mail, editorUrl });
  const stopErasing = startErasing(db, log);
  const devSite = await openDevSite?.((listener) => {
    for (const one of [editor, site]) one?.onUpgrade(listener);
  });
  const sources = devSite && pagesFromSources({ db, environment, devSite });
  const app = createApp({
    settings,
    log,
    db,
    environment,
    stopping: stop.signal,
    secret,
    tokens: createSessionTokens(secret, settings.authDays),
    audit: createAudit(db, log),
    publishing: delivery.publishing,
    events: delivery.events,
    previews,
    sources,
    cards,
    variants: createMediaVariants(folders.media, folders.images),
    uploads: await openUploads({ db, settings, originals: folders.media }),
    commits,
    mails,
  });
  editor.serveApp(app);
  const domainIdOf = async (name: string) => (await domainByHostname(db, name, 'published'))?._id;
  const built = siteHandler({ distDir, domainIdOf });
  site?.serve(sources ? siteFromSources({ built, sources, distDir, domainIdOf }) : built);
  delivery.watch().then(previews.warmUp, (error: unknown) => log.error({ err: error }, 'the site is not up to date'));

  const close = async () => {
    log.info('stopping');
    stop.abort();
    await devSite?.close();
    await Promise.all([editor.close(GRACE_MS), site?.close(GRACE_MS)]);
    stopErasing();
    await Promise.all([delivery.close(), previews.close(), mails.close().then(commits.close)]);
    await storage.close();
  };
  return { siteUrl, editorUrl, log, firstAdministratorLink: await firstAdministratorLink(db, editorUrl), close };
}

function environmentOf(settings: Settings, editorUrl: string, siteUrl: string | null): PublicEnvironment {
  return {
    siteUrl: settings.publicSiteUrl ?? siteUrl ?? editorUrl,
    apiUrl: settings.publicApiUrl ?? editorUrl,
    imageBaseUrl: settings.imageBaseUrl,
    fileBaseUrl: settings.fileBaseUrl,
    gtmId: settings.gtmId,
    recaptchaSiteKey: settings.recaptchaSiteKey,
  };
}
