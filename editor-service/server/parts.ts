import type { OpenDevSite } from '#build/dev-site/dev-site.ts';
import { countWaiting } from '#content-store/drafts/forms/due-mails.ts';
import { searchLanguage } from '#site/content/search-language.ts';
import { startFormCommits } from './forms/form-commits.ts';
import { inWords } from './forms/mail/in-words.ts';
import { createMailTransport } from './forms/mail/mail-transport.ts';
import { createMailWorker } from './forms/mail/mail-worker.ts';
import type { Listening } from './http/listen.ts';
import { openSites } from './http/static-files/site-files.ts';
import { openUploads } from './media/uploads.ts';
import { seedIfEmpty } from './operations/seed/seed-if-empty.ts';
import { createAudit } from './people/create-audit.ts';
import { passwordMail } from './people/password-mail.ts';
import { createSessionTokens } from './people/session-tokens.ts';
import { canvasEnvironment } from './preview/canvas-environment.ts';
import { createPreviewTokens } from './preview/links/preview-tokens.ts';
import { pagesFromSources } from './preview/pages-from-sources.ts';
import { startPreviews } from './preview/start-previews.ts';
import { openPublishing } from './publishing/publishing.ts';
import { openGround } from './runtime/ground.ts';
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
  const editorUrl = editor.url;
  const siteUrl = site?.url ?? null;
  const ground = await openGround(settings, db, { editorUrl, siteUrl });
  const { log, now, secret, environment, publicEditorUrl } = ground;
  const { authDays, compiledDir, databaseAddress, smtpUrl, mailFrom: from } = settings;
  if (hasLostChanges) log.warn('the log of the database is missing: the last changes may be lost');
  if (searchLanguage.name === null) log.warn('the search has no rules for this language: words are found as written');
  const store = openSiteStore(settings);
  await seedIfEmpty(db, settings, store.originals, progress);
  const cards = createPublishedCards(db);
  const sites = await openSites(settings, store.bucket);
  const audit = createAudit(db, log);
  const previews = startPreviews({ databaseAddress, compiledDir, environment: canvasEnvironment(environment) }, log);
  const commits = startFormCommits(db, databaseAddress, log);
  const mails = createMailWorker({
    db,
    log,
    now,
    transport: createMailTransport({ smtpUrl, from, folder: foldersOf(settings).mail }),
    note: (delivered) => commits.commit('noteDelivery', delivered),
    // A link for a new password is created when it is sent, so that no token is ever stored in plain text.
    contentOf: async ({ kind, recipients, content }) =>
      kind === 'account' ? passwordMail(db, publicEditorUrl, recipients[0] ?? '') : inWords(content),
  });
  const publishing = openPublishing(ground, { store, sites, previews, audit, wakeMails: mails.wake, progress });
  publishing.onChange(cards.forget);
  await publishing.start();
  mails.start();
  const { createMetrics } = metricsPort ? await import('./operations/metrics/create-metrics.ts') : {};
  const metrics = createMetrics?.({
    waitingDocuments: async () => (await publishing.waiting()).waiting,
    waitingMails: () => countWaiting(db),
    delivers: publishing.isOurs,
  });
  if (metrics) publishing.events.subscribe(metrics.notePublish);
  const devSite = await openDevSite?.((listener) => {
    for (const one of [editor, site]) one?.onUpgrade(listener);
  });
  return {
    ...{ ground, publishing, previews, commits, mails, devSite, metrics, sites, editorUrl, siteUrl, audit },
    /** Aborted when the service begins to stop. */
    stop: new AbortController(),
    tokens: createSessionTokens(secret, authDays),
    previewTokens: createPreviewTokens(secret),
    /** Only in development. */
    sources: devSite && pagesFromSources({ db, environment, devSite }),
    /** The cards of published pages, in memory. */
    cards,
    variants: store.variants,
    uploads: await openUploads({ db, settings, originals: store.originals }),
  };
}
