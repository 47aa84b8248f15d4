import type { BuilderOptions } from '#build/builder-options.ts';
import type { BuilderThread, BuilderThreadOptions } from '#build/start-builder-thread.ts';
import type { Log } from '../../runtime/log.ts';
import { StartProgress } from '../../runtime/start-progress.ts';

/** What a start is doing, in words. */
export const BUILDING = 'Building the site';

/** Keeps a builder ready. One that dies, or cannot start, is replaced at the next call. */
export function superviseBuilder(
  { compiling, ...options }: BuilderThreadOptions & Pick<BuilderOptions, 'compiling'>,
  log: Log,
  progress = new StartProgress(),
) {
  let builder: Promise<BuilderThread> | null = null;
  /** Until the search and the indexes of the first rebuild are written, too: a publish waits for them. */
  let isComparing = true;
  /** Pages that the start found to be out of date and that are not live yet. */
  let pages = 0;
  /** Pictures of a first build that are not made yet. */
  let pictures = 0;

  const start = async (): Promise<BuilderThread> => {
    if (compiling) progress.note('Compiling the site');
    await compiling;
    progress.note('Comparing the site with its content');
    const { startBuilderThread } = await import('#build/start-builder-thread.ts');
    const onExit = (error: Error) => {
      log.error({ err: error }, 'the builder died');
      builder = null;
    };
    const onTrouble = (error: unknown) => log.warn({ err: error }, 'work in idle time failed and will be tried again');
    const onPictures = (left: number) => {
      pictures = left;
    };
    const started = await startBuilderThread({ ...options, onExit, onTrouble, onPictures }, (done, total) => {
      pages = total - done;
      progress.note(BUILDING, done, total);
    });
    isComparing = false;
    pages = 0;
    const { changed, failures, warnings, milliseconds } = started.catchUp;
    const about = { changed: changed.length, failures, warnings, milliseconds: Math.round(milliseconds) };
    log.info(about, 'the site is up to date');
    return started;
  };

  return {
    /** The builder, up to date; started when it is first requested, and again after it has died. */
    get: (): Promise<BuilderThread> => {
      builder ??= start().catch((error: unknown) => {
        builder = null;
        throw error;
      });
      return builder;
    },
    /** What the builder still has to do after its start, before it takes a publish. */
    catchingUp: () => ({ isComparing, pages, pictures }),
    /** Makes a picture of a first build that a visitor waits for; nothing when none is left. */
    makePicture: async (domainId: string, path: string): Promise<void> => {
      if (isComparing || pictures > 0) await (await builder)?.makePicture(domainId, path);
    },
    /** Immediately, even while the builder is working: another instance sends from now on. */
    stopSending: (): void => {
      void builder?.then(
        (started) => started.stopSending(),
        () => {},
      );
    },
    close: async (): Promise<void> => {
      const last = await builder?.catch(() => null);
      builder = null;
      await last?.close();
    },
  };
}
