import { visitedPages } from '#content-store/drafts/people/visits.ts';
import type { Handlers } from '../http/call-context.ts';
import type { SiteFiles } from '../http/static-files/site-files.ts';
import { createGuessLimits } from '../people/guess-limit.ts';
import type { Previews } from '../preview/start-previews.ts';
import { endAll } from '../runtime/end-all.ts';
import type { Ground } from '../runtime/ground.ts';
import type { RunHook } from '../runtime/run-hook.ts';
import { hasCaptcha } from '../runtime/settings.ts';
import type { StartProgress } from '../runtime/start-progress.ts';
import type { SiteStore } from '../storage/site-store.ts';
import { createFindProblems, type FindOwnProblems } from './checks/find-problems.ts';
import { createDelivery } from './delivery/create-delivery.ts';
import { publishPageHandlers } from './publish-page.ts';
import { recordHandlers } from './records/record-handlers.ts';
import { previewRelease, publishRelease } from './releases/publish-release.ts';
import { releaseHandlers } from './releases/release-handlers.ts';
import { createReviews } from './reviews/create-reviews.ts';
import { guestRoutes } from './reviews/guest-routes.ts';
import { createSchedules } from './schedules/create-schedules.ts';
import { startUndo } from './schedules/save-schedule.ts';
import { scheduleHandlers } from './schedules/schedule-handlers.ts';
import { listWaiting, loadCopies } from './sets/list-waiting.ts';
import { previewSet } from './sets/preview-set.ts';
import { checkSet, createPublishSet, publishChosen } from './sets/publish-set.ts';
import { rehearse } from './sets/rehearse.ts';
import { createRenderSet } from './sets/render-set.ts';
import { createWebhook, webhookHandlers } from './webhook/create-webhook.ts';

interface Needs {
  store: SiteStore;
  /** The built sites as visitors have them, which expire with each publish. */
  sites: SiteFiles;
  previews: Previews;
  wakeMails: () => void;
  /** Settles when a compile of the site that is still running ends: nothing is built before. */
  compiled: Promise<void> | undefined;
  /** Told how far a build is. */
  progress: StartProgress;
  findOwnProblems: FindOwnProblems;
  runHook: RunHook;
}

/** Everything that goes live: checks, sets and schedules, what delivers them to `dist`, and the webhook that is told. */
export function openPublishing(ground: Ground, needs: Needs) {
  const { settings, db, log, now, environment, publicEditorUrl } = ground;
  const { store, sites, previews, wakeMails, compiled, progress, findOwnProblems, runHook } = needs;
  const webhook = settings.publishWebhook && createWebhook({ db, log, now, webhook: settings.publishWebhook });
  const lookedAt = () => visitedPages(db, now().getTime());
  const delivery = createDelivery({ ...ground, store, compiled, progress, webhook, lookedAt });
  const { commit, events, keepRendered } = delivery;
  events.subscribe(({ state, domainId, pageIds, changed = [] }) => {
    if (state !== 'live') return;
    sites.expire(domainId);
    const addresses = changed.map(({ address }) => address);
    if (delivery.isOurs()) runHook('after-publish', domainId, { pageIds, addresses });
  });
  const rendered = { db, previews, variants: store.variants, environment, publicEditorUrl };
  const findProblems = createFindProblems({ ...rendered, hasCaptcha: hasCaptcha(settings), findOwnProblems });
  const renderSet = createRenderSet(previews, keepRendered);
  let isWarm = false;
  const warmUp = () => {
    previews.warmUp();
    if (isWarm || !delivery.isOurs()) return;
    isWarm = true;
    const needs = { db, renderSet: createRenderSet(previews, () => {}), rebuild: delivery.rebuildUnchanged };
    delivery
      .exclusively(() => rehearse(needs))
      .catch((error: unknown) => log.info({ err: error }, 'publishing could not be rehearsed'));
  };
  const { hasRateLimits } = settings;
  const guessLimits = createGuessLimits(db, hasRateLimits);
  const reviews = createReviews({ ...ground, wakeMails, guessLimits, hasRateLimits });
  const { endReviews } = reviews;
  const publishSet = createPublishSet({ db, log, commit, findProblems, renderSet, endReviews });
  const schedules = createSchedules({ db, log, publishSet, now, wakeMails });
  return {
    ...delivery,
    calls: {
      'publish/waiting': listWaiting(db),
      'publish/loadCopies': loadCopies(db),
      'publish/preview': previewSet(db),
      'publish/check': checkSet({ db, findProblems, renderSet }),
      'publish/set': publishChosen(publishSet),
      'publish/events': (_payload, _context, send) => {
        warmUp(); // Listeners publish next.
        return events.subscribe(send);
      },
      ...publishPageHandlers({ db, log, events, findProblems, publishSet }),
      ...recordHandlers({ db, publishSet, startUndo: startUndo({ db, now }), carryOut: schedules.carryOut }),
      ...releaseHandlers(db),
      'release/preview': previewRelease({ db, findProblems, renderSet }),
      'release/publish': publishRelease({ db, publishSet }),
      ...reviews.calls,
      ...scheduleHandlers({ db, now, wakeSchedules: schedules.wake }),
      ...webhookHandlers(db, webhook),
    } satisfies Partial<Handlers>,
    publishSet,
    ...guestRoutes({ db, environment, previews, guests: reviews.guests }),
    mailAnswer: reviews.guests.mailAnswer,
    /** Resolves when nothing of an earlier run waits; a large site catches up while the service answers. */
    start: async (): Promise<void> => {
      webhook?.start();
      await delivery.start();
    },
    /** Call when the service answers: compares the files of the site with the database, and carries out schedules. */
    watch: (): void => {
      delivery.watch().catch((error: unknown) => log.error({ err: error }, 'the site is not up to date'));
      schedules.start();
    },
    stop: () => endAll(schedules.close, delivery.close, () => webhook?.close()),
  };
}
