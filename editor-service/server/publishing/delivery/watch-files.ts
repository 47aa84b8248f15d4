import { publishedPaths, publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import { publicContent } from '#site/content/public-content.ts';
import { type AdoptOptions, adoptChanges } from './adopt-changes.ts';
import type { Publishing } from './outbox-delivery.ts';

export type FileWatch = ReturnType<typeof watchFiles>;

/** Watches the published files for changes by others (a git pull, a deleted file) and adopts them between publishes. */
export function watchFiles(options: AdoptOptions, publishing: Publishing) {
  const { db, log, files, contentDir } = options;
  const watching = import('#content-store/published/watch.ts').then(({ watchPublished }) =>
    watchPublished({
      root: contentDir,
      store: files,
      expected: (path) => publishedText(db, path, publicContent),
      onDifferences: (differences) =>
        publishing.exclusively(() =>
          adoptChanges(
            options,
            differences.map(({ path }) => path),
          ),
        ),
      onError: (error) => log.error({ err: error }, 'watching the published files failed'),
    }),
  );
  const start = async () => {
    const watch = await watching;
    await watch.reconcile(await publishedPaths(db));
  };
  return {
    /** Resolves when all files have been compared once with the database; events arrive from then on. */
    started: start(),
    close: async (): Promise<void> => (await watching).close(),
  };
}
