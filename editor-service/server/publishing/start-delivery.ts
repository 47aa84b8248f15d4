import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { domainById, listDomains } from '#content-store/drafts/content/domains.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { folderStore } from '#content-store/published/store.ts';
import type { Log } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import { createDeliverBatch } from './deliver-batch.ts';
import { createPublishEvents } from './publish-events.ts';
import { createPublishing } from './publishing.ts';
import { superviseBuilder } from './supervise-builder.ts';
import { type FileWatch, watchFiles } from './watch-files.ts';

interface Options {
  settings: Settings;
  db: Db;
  log: Log;
  environment: PublicEnvironment;
  mediaDir: string;
  /** Called whenever published copies may have changed. */
  onChange: () => void;
}

/** Assembles what delivers a publish from the database to `dist`. */
export function startDelivery({ settings, db, log, environment, mediaDir, onChange }: Options) {
  const { contentDir, distDir, dataDir, compiledDir, failpoint } = settings;
  const files = folderStore(contentDir);
  const events = createPublishEvents();
  const builder = superviseBuilder({ contentDir, distDir, dataDir, compiledDir, environment }, log);
  const siteUrlOf = async (domainId: string) => (await domainById(db, domainId))?.siteUrl || environment.siteUrl;
  const deliverBatch = createDeliverBatch({ db, files, mediaDir, builder: builder.get, events, log, siteUrlOf });
  const publishing = createPublishing({ db, log, deliverBatch, onChange, failpoint });
  let fileWatch: FileWatch | undefined;
  return {
    publishing,
    events,
    /** Delivers what an earlier run left in the outbox, and builds a site that was never built. */
    catchUp: async (): Promise<void> => {
      await publishing.deliver();
      if (!(await hasBuiltSite(db, distDir))) await builder.get();
    },
    /** Starts watching the published files; resolves when they and `dist` have been compared once with the database. */
    watch: async (): Promise<void> => {
      fileWatch = watchFiles({ db, log, files, contentDir, mediaDir }, publishing);
      await fileWatch.started;
      await builder.get();
    },
    close: async (): Promise<void> => {
      await fileWatch?.close();
      await publishing.close();
      await builder.close();
    },
  };
}

/** True when every published domain has been built once: the rest can catch up while visitors read. */
async function hasBuiltSite(db: Db, distDir: string): Promise<boolean> {
  const domains = await listDomains(db, 'published');
  return domains.every(({ _id }) => existsSync(join(distDir, _id, '404.html')));
}
