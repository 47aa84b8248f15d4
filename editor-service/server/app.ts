import type { Request } from 'express';
import type { DevSite } from '#build/dev-site/open-dev-site.ts';
import { openBlocks } from './blocks/blocks.ts';
import { openExtensions } from './extensions/extensions.ts';
import { openForms } from './forms/forms.ts';
import type { Handlers } from './http/call-context.ts';
import { openSites } from './http/static-files/site-files.ts';
import { openLinks } from './links/links.ts';
import { openMedia } from './media/media.ts';
import { openMoveIn } from './move-in/move-in.ts';
import { notificationHandlers } from './notifications/notifications.ts';
import { openOperations } from './operations/operations.ts';
import { seedIfEmpty } from './operations/seed/seed-if-empty.ts';
import { openPages } from './pages/pages.ts';
import { openPeople } from './people/people.ts';
import { openPreview } from './preview/preview.ts';
import { openPublishing } from './publishing/publishing.ts';
import { commentHandlers } from './review/review.ts';
import { answerEditors, answerVisitors } from './routes.ts';
import { endAll } from './runtime/end-all.ts';
import type { Ground } from './runtime/ground.ts';
import type { StartProgress } from './runtime/start-progress.ts';
import { openSite } from './site/site.ts';
import { openSiteStore } from './storage/site-store.ts';

interface Surroundings {
  /** Settles when a compile of the site that is still running ends. */
  compiled: Promise<void> | undefined;
  /** Told how far the start is. */
  progress: StartProgress;
  /** In development: renders pages from their sources. */
  devSite: DevSite | undefined;
  hasMetrics: boolean;
  /** Aborted when the service begins to stop. */
  stopping: AbortSignal;
}

/**
 * The subjects: each gets the ground and what it needs of those before it. Nothing acts before `start`, and nothing
 * begins after `stop` was called.
 */
export async function openApp(ground: Ground, surroundings: Surroundings) {
  const { settings, db } = ground;
  const { compiled, progress, devSite, hasMetrics, stopping } = surroundings;
  const store = openSiteStore(settings);
  const sites = await openSites(settings, store.bucket);
  const extensions = await openExtensions(ground);
  const { runHook } = extensions;
  const forms = openForms(ground, { runHook });
  const { wakeMails } = forms;
  const people = openPeople(ground, { wakeMails });
  const { authenticate, audit } = people;
  const preview = openPreview(ground, { authenticate, sites, devSite });
  const { previews, previewOf, sources } = preview;
  const publishing = openPublishing(ground, {
    ...{ store, sites, previews, wakeMails, compiled, progress, runHook },
    findOwnProblems: extensions.findProblems,
  });
  const { commit, publishSet, onChange } = publishing;
  const visitorOf = async (request: Request) => (await previewOf(request)) ?? publishing.guestOfRequest(request);
  const media = await openMedia(ground, { store, commit, authenticate, previewOf: visitorOf });
  const site = openSite(ground, { publishSet, onChange });
  const links = openLinks(ground, { previews });
  const blocks = openBlocks(ground);
  const pages = openPages(ground, { commit, sites, translate: extensions.translate });
  const moveIn = openMoveIn(ground);
  const operations = await openOperations(ground, { publishing, hasMetrics, stopping });

  // A call without a handler does not compile.
  const handlers: Handlers = {
    ...forms.calls,
    ...people.calls,
    ...notificationHandlers(ground, wakeMails),
    ...preview.calls,
    ...publishing.calls,
    ...media.calls,
    ...site.calls,
    ...links.calls,
    ...blocks.calls,
    ...pages.calls,
    ...commentHandlers(db, { wakeMails, mailAnswer: publishing.mailAnswer }),
    ...moveIn.calls,
    ...operations.calls,
  };
  return {
    editor: answerEditors(ground, {
      ...{ handlers, audit, authenticate, people, operations, media, publishing, preview, stopping },
      ownCalls: extensions.calls,
    }),
    site: answerVisitors(db, { sites, sources, progress, makePicture: publishing.makePicture }),
    metrics: operations.answerMetrics,
    firstAdministratorLink: people.firstAdministratorLink,
    /** Resolves when nothing of an earlier run waits to be published. */
    start: async (): Promise<void> => {
      await seedIfEmpty(db, settings, store.originals, progress);
      await publishing.start();
      forms.start();
      await operations.start();
    },
    /** Call it when the service answers. */
    watch: publishing.watch,
    /** Resolves when everything under way has ended, the running step of a schedule included. */
    stop: () =>
      endAll(operations.stop, forms.stop, async () => {
        await using last = new AsyncDisposableStack();
        last.defer(preview.stop);
        await publishing.stop();
      }),
  };
}
