import { publishedPaths, publishedText } from '#content-store/drafts/content/published-copy.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PublishedStore } from '#content-store/published/store.ts';
import { publicContent } from '#site/content/public-content.ts';
import type { Log } from '../runtime/log.ts';
import { adoptChanges } from './adopt-changes.ts';
import type { Publishing } from './publishing.ts';

interface Options {
  db: Db;
  log: Log;
  files: PublishedStore;
  publishing: Publishing;
  contentDir: string;
  mediaDir: string;
}

export interface FileWatch {
  /** Resolves when all files have been compared once with the database; events arrive from then on. */
  started: Promise<void>;
  close(): Promise<void>;
}

/** Watches the published files for changes by others (a git pull, a deleted file) and adopts them between publishes. */
export function watchFiles({ db, log, files, publishing, contentDir, mediaDir }: Options): FileWatch {
  const watching = import('#content-store/published/watch.ts').then(({ watchPublished }) =>
    watchPublished({
      root: contentDir,
      store: files,
      expected: (path) => publishedText(db, path, publicContent),
      onDifferences: (differences) =>
        publishing.exclusively(() => {
          const paths = differences.map(({ path }) => path);
          return adoptChanges({ db, log, files, contentDir, mediaDir }, paths);
        }),
      onError: (error) => log.error({ err: error }, 'watching the published files failed'),
    }),
  );
  const start = async () => {
    const watch = await watching;
    await watch.reconcile(await publishedPaths(db));
  };
  return {
    started: start(),
    close: async () => (await watching).close(),
  };
}
