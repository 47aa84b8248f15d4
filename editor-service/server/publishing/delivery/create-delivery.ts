import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { markPart } from '#build/parts/find-parts.ts';
import type { Rendered } from '#build/render/render.ts';
import { type Db, isShared } from '#content-store/drafts/database/open-database.ts';
import { countDeliveries } from '#content-store/drafts/database/outbox.ts';
import { countPublished } from '#content-store/drafts/publishing/published-copy.ts';
import { domainById, listDomains } from '#content-store/drafts/site/domains.ts';
import { siteId } from '#content-store/drafts/site/site-state.ts';
import { AREAS, areaOf } from '#content-store/files/file-store.ts';
import { pagePath } from '#content-store/model/published/published-path.ts';
import { siteUrlOf } from '../../content/domain-for.ts';
import { endAll } from '../../runtime/end-all.ts';
import type { Ground } from '../../runtime/ground.ts';
import type { StartProgress } from '../../runtime/start-progress.ts';
import { requireSite } from '../../storage/open-parts.ts';
import type { SiteStore } from '../../storage/site-store.ts';
import type { PublishWebhook } from '../webhook/create-webhook.ts';
import { type FileWatch, watchFiles } from './adopt-changes.ts';
import { createDeliverBatch } from './deliver-batch.ts';
import { refreshFiles } from './deliver-files.ts';
import { createDeliveryRole } from './hold-role.ts';
import { createPublishing } from './outbox-delivery.ts';
import { createPublishEvents } from './publish-events.ts';
import { rememberCompared } from './remember-compared.ts';
import { BUILDING, superviseBuilder } from './supervise-builder.ts';

/** A start waits for the pages of a smaller site to be live. */
const MAX_WAITED_FOR = 500;

/** Pages that wait between their rendering and their delivery; of a larger set, the others are rendered again. */
const MAX_RENDERED = 200;

interface Options extends Pick<Ground, 'settings' | 'db' | 'log' | 'environment' | 'signals'> {
  store: SiteStore;
  compiled: Promise<void> | undefined;
  progress: StartProgress;
  /** Told of each publish once it is live. */
  webhook: PublishWebhook | null;
  /** Ids of the pages that editors look at. */
  lookedAt: () => Promise<readonly string[]>;
}

export interface Waiting {
  waiting: number;
  isComparing: boolean;
  pictures: number;
}

/** Assembles what delivers a publish from the database to `dist`. Only one of several instances delivers at a time. */
export function createDelivery(options: Options) {
  const { settings, db, log, signals, environment, store, compiled, progress, webhook, lookedAt } = options;
  const { contentDir, distDir, dataDir, compiledDir, failpoint, storage } = settings;
  const { published: files, originals, sent } = store;
  const events = createPublishEvents(signals);
  events.subscribe((event) => {
    if (event.state === 'rendering') progress.note(BUILDING, event.done, event.total);
  });
  const folders = { contentDir, distDir, dataDir, compiledDir, storage };
  // Only the site server of this process asks for pictures that are not made yet.
  const picturesLater = settings.sitePort !== null && !storage && !isShared(db);
  const builder = superviseBuilder(
    { ...folders, environment, picturesLater, isBackground: true, compiling: compiled },
    log,
    progress,
  );
  const urlOf = async (domainId: string) => siteUrlOf(await domainById(db, domainId), environment);
  const rendered = new LRUCache<string, Rendered>({ max: MAX_RENDERED });
  const takeRendered = (path: string) => {
    const page = rendered.get(path);
    rendered.delete(path);
    return page;
  };
  const deliverBatch = createDeliverBatch({
    ...{ db, files, originals, builder: builder.get, events, log, siteUrlOf: urlOf, lookedAt },
    takeRendered,
  });
  const compared = rememberCompared(db, dataDir, compiledDir, compiled !== undefined);
  let fileWatch: FileWatch | undefined;
  /** The bucket may not have what `dist` has: since the start, or since another instance had the role. */
  let isBehind = false;
  const whenDelivered = async (newer: AbortSignal): Promise<void> => {
    if (!isBehind && !builder.isInterrupted()) return;
    const upToDate = await builder.catchUp(newer);
    if (upToDate && isBehind) isBehind = !(await upToDate.send(newer));
  };
  const listeners = new Set<() => void>();
  const onChange = () => {
    for (const listener of listeners) listener();
  };
  const publishing = createPublishing({
    ...{ db, log, signals, deliverBatch, isOurs: () => role.isReady(), webhook, whenDelivered, onChange, failpoint },
  });

  const prepare = async (): Promise<void> => {
    if (store.bucket) {
      await requireSite(settings, 'send');
      await markPart(areaOf(store.bucket, AREAS.mark), await siteId(db));
    }
    await sent?.compare();
    if (isShared(db) || sent) await refreshFiles({ db, files, originals });
    await sent?.note();
    isBehind = sent !== null;
  };

  const end = async (): Promise<void> => {
    const watch = fileWatch;
    fileWatch = undefined;
    await watch?.close();
    await builder.close();
  };

  /** Starts watching the published files; resolves when they and `dist` have been compared once with the database. */
  const watch = async (): Promise<void> => {
    if (!role.isReady()) return;
    const upToDate = builder.start();
    fileWatch = watchFiles({ db, log, files, contentDir, originals }, publishing, compared);
    await Promise.all([fileWatch.started, upToDate]);
  };

  const { deliver } = publishing;
  const role = createDeliveryRole({ db, log, prepare, deliver, watch, onLost: builder.stopSending, end });

  return {
    commit: publishing.commit,
    exclusively: publishing.exclusively,
    /** Has the builder look at a page whose published file is as it was. */
    rebuildUnchanged: async (domainId: string, pageId: string): Promise<void> => {
      await (await builder.get()).rebuild([{ domainId, path: pagePath(domainId, pageId) }]);
    },
    events,
    /** Keeps a page that was rendered before its publish is committed, to be written by its delivery. */
    keepRendered: (page: Rendered): void => {
      if (page.trace.source) rendered.set(page.trace.source, page);
    },
    /** Calls the listener whenever published copies may have changed, by any instance. */
    onChange: (listener: () => void): void => void listeners.add(listener),
    /** Whether this instance writes the site. */
    isOurs: role.isHeld,
    makePicture: builder.makePicture,
    /**
     * How many documents are not live yet, whether the site is still being compared with them after the start, and how many
     * pictures of a first build are still to be made.
     */
    waiting: async (): Promise<Waiting> => {
      const queued = await countDeliveries(db);
      if (!role.isHeld()) return { waiting: queued, isComparing: false, pictures: 0 };
      const { isComparing, pages, pictures } = builder.catchingUp();
      return { waiting: queued + pages, isComparing: isComparing || isBehind, pictures };
    },
    /**
     * Takes the role, delivers what an earlier run left in the outbox, and builds a site that was never built. A site of many
     * pages does so while the service is answering.
     */
    start: async (): Promise<void> => {
      await role.ask();
      if (!role.isReady()) return;
      if ((await countPublished(db)) > MAX_WAITED_FOR) {
        void deliver();
        return;
      }
      await deliver();
      if (!(await hasBuiltSite(db, distDir))) await builder.start();
    },
    watch,
    close: async (): Promise<void> => {
      role.rest();
      const leavePages = async () => builder.interrupt();
      await endAll(() => fileWatch?.close(), publishing.close, leavePages);
      await builder.close();
      if (role.isReady()) await sent?.note();
      await role.release();
    },
  };
}

/** True when every published domain has been built once: the rest can catch up while visitors read. */
async function hasBuiltSite(db: Db, distDir: string): Promise<boolean> {
  const domains = await listDomains(db, 'published');
  return domains.every(({ _id }) => existsSync(join(distDir, _id, '404.html')));
}
