import type { OpenDevSite } from '#build/dev-site/dev-site.ts';
import { openSignals } from '#content-store/drafts/database/open-database.ts';
import { countWaiting } from '#content-store/drafts/forms/due-mails.ts';
import { visitedPages } from '#content-store/drafts/people/visits.ts';
import { AREAS, areaOf } from '#content-store/files/file-store.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { searchLanguage } from '#site/content/search-language.ts';
import { startFormCommits } from './forms/form-commits.ts';
import { inWords } from './forms/mail/in-words.ts';
import { createMailTransport } from './forms/mail/mail-transport.ts';
import { createMailWorker } from './forms/mail/mail-worker.ts';
import type { Listening } from './http/listen.ts';
import { fetchedSites, siteFilesIn } from './http/static-files/site-files.ts';
import { createMediaVariants } from './media/media-variants.ts';
import { openUploads } from './media/uploads.ts';
import { seedIfEmpty } from './operations/seed/seed-if-empty.ts';
import { authSecret } from './people/auth-secret.ts';
import { createAudit } from './people/create-audit.ts';
import { passwordMail } from './people/password-mail.ts';
import { createSessionTokens } from './people/session-tokens.ts';
import { canvasEnvironment } from './preview/canvas-environment.ts';
import { createPreviewTokens } from './preview/links/preview-tokens.ts';
import { pagesFromSources } from './preview/pages-from-sources.ts';
import { startPreviews } from './preview/start-previews.ts';
import { createDelivery } from './publishing/delivery/create-delivery.ts';
import { createSchedules } from './publishing/schedules/create-schedules.ts';
import { createRenderSet } from './publishing/sets/render-set.ts';
import { createWebhook } from './publishing/webhook/create-webhook.ts';
import { openClock } from './runtime/clock.ts';
import { createLog } from './runtime/log.ts';
import type { Settings } from './runtime/settings.ts';
import type { StartProgress } from './runtime/start-progress.ts';
import { createPublishedCards } from './site/hub/hub-cards.ts';
import { openSiteStore } from './storage/site-store.ts';
import { foldersOf, type Storage } from './storage/storage.ts';

/** The ports of both servers, bound before any work is done. */
export interface Ports {
  editor: Listening;
  site: Listening | null;
  metrics: Listening | null;
}

/** In development, what renders pages from their sources; and what is told how far the start is. */
export interface Surroundings {
  openDevSite: OpenDevSite | undefined;
  progress: StartProgress;
}

/** What `app.ts` and `handlers.ts` distribute. Only they and `start.ts` know it: each subject gets only what it needs. */
export type Parts = Awaited<ReturnType<typeof createParts>>;

/** Creates, once, what calls and routes need; resolves when no publish of an earlier run is waiting. */
export async function createParts(
  settings: Settings,
  { db, hasLostChanges }: Storage,
  { editor, site, metrics: metricsPort }: Ports,
  { openDevSite, progress }: Surroundings,
) {
  const { authDays, compiledDir, databaseAddress, smtpUrl, mailFrom: from } = settings;
  const log = createLog(settings.logLevel);
  const secret = await authSecret(settings);
  const folders = foldersOf(settings);
  const editorUrl = editor.url;
  const siteUrl = site?.url ?? null;
  const publicEditorUrl = settings.publicEditorUrl ?? editorUrl;
  const environment = environmentOf(settings, editorUrl, siteUrl);
  if (hasLostChanges) log.warn('the log of the database is missing: the last changes may be lost');
  if (searchLanguage.name === null) log.warn('the search has no rules for this language: words are found as written');
  const store = openSiteStore(settings);
  await seedIfEmpty(db, settings, store.originals, progress);
  const { now, stop: stopClock } = await openClock(db);
  const signals = openSignals(db);
  const cards = createPublishedCards(db);
  const webhook = settings.publishWebhook && createWebhook({ db, log, now, webhook: settings.publishWebhook });
  const delivery = createDelivery({
    ...{ settings, db, log, signals, environment, store, progress, onChange: cards.forget },
    webhook,
    lookedAt: () => visitedPages(db, now().getTime()),
  });
  const sites = store.bucket
    ? await fetchedSites(areaOf(store.bucket, AREAS.sites), folders.site)
    : siteFilesIn(settings.distDir);
  delivery.events.subscribe(({ state, domainId }) => {
    if (state === 'live') sites.expire(domainId);
  });
  webhook?.start();
  await delivery.start();
  const previews = startPreviews({ databaseAddress, compiledDir, environment: canvasEnvironment(environment) }, log);
  const commits = startFormCommits(db, databaseAddress, log);
  const mails = createMailWorker({
    db,
    log,
    now,
    transport: createMailTransport({ smtpUrl, from, folder: folders.mail }),
    note: (delivered) => commits.commit('noteDelivery', delivered),
    // A link for a new password is created when it is sent, so that no token is ever stored in plain text.
    contentOf: async ({ kind, recipients, content }) =>
      kind === 'account' ? passwordMail(db, publicEditorUrl, recipients[0] ?? '') : inWords(content),
  });
  mails.start();
  const renderSet = createRenderSet(previews);
  const schedules = createSchedules({
    db,
    log,
    commit: delivery.publishing.commit,
    renderSet,
    now,
    wakeMails: mails.wake,
  });
  const { createMetrics } = metricsPort ? await import('./operations/metrics/create-metrics.ts') : {};
  const metrics = createMetrics?.({
    waitingDocuments: async () => (await delivery.waiting()).waiting,
    waitingMails: () => countWaiting(db),
    delivers: delivery.isOurs,
  });
  if (metrics) delivery.events.subscribe(metrics.notePublish);
  const devSite = await openDevSite?.((listener) => {
    for (const one of [editor, site]) one?.onUpgrade(listener);
  });
  return {
    ...{ settings, log, db, editorUrl, siteUrl, delivery, previews, commits, mails, devSite },
    ...{ renderSet, schedules, now, metrics, sites, webhook },
    /** Where people reach the editor: in every link that leaves the service. */
    publicEditorUrl,
    /** Settings that are written into pages at render time. */
    environment,
    stopClock,
    signals,
    /** Aborted when the service begins to stop. */
    stop: new AbortController(),
    /** Signs the tokens of sessions, forms and preview links. */
    secret,
    tokens: createSessionTokens(secret, authDays),
    previewTokens: createPreviewTokens(secret),
    audit: createAudit(db, log),
    /** Only in development. */
    sources: devSite && pagesFromSources({ db, environment, devSite }),
    /** The cards of published pages, in memory. */
    cards,
    variants: createMediaVariants(store.originals, store.images),
    uploads: await openUploads({ db, settings, originals: store.originals }),
  };
}

function environmentOf(settings: Settings, editorUrl: string, siteUrl: string | null): PublicEnvironment {
  const { publicSiteUrl, publicApiUrl, imageBaseUrl, fileBaseUrl, gtmId, recaptchaSiteKey } = settings;
  return {
    siteUrl: publicSiteUrl ?? siteUrl ?? editorUrl,
    apiUrl: publicApiUrl ?? editorUrl,
    ...{ imageBaseUrl, fileBaseUrl, gtmId, recaptchaSiteKey },
  };
}
