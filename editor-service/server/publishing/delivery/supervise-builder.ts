import type { BuilderOptions } from '#build/builder-options.ts';
import type { BuilderThread, BuilderThreadOptions, RebuildResult } from '#build/start-builder-thread.ts';
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
  /** What the start found to be out of date waits for `catchUp`. */
  let isInterrupted = false;
  /** Aborted when something goes before the pages that the start found to be out of date. */
  let newer = new AbortController();
  /** Pages that the start found to be out of date and that are not live yet. */
  let pages = 0;
  /** Addresses that the start has changed, before and after what went first. */
  let changed = 0;
  /** Pictures of a first build that are not made yet. */
  let pictures = 0;

  const manner = (signal: AbortSignal) => ({
    newer: signal,
    onProgress: (done: number, total: number) => {
      pages = total - done;
      progress.note(BUILDING, done, total);
    },
  });

  const report = (result: RebuildResult) => {
    changed += result.changed.length;
    isInterrupted = result.isInterrupted ?? false;
    if (isInterrupted) return;
    isComparing = false;
    pages = 0;
    const { failures, warnings, milliseconds } = result;
    log.info({ changed, failures, warnings, milliseconds: Math.round(milliseconds) }, 'the site is up to date');
  };

  const start = async (): Promise<BuilderThread> => {
    newer = new AbortController();
    changed = 0;
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
    const onNews = (sentence: string) => {
      log.info(sentence);
      progress.tell(sentence);
    };
    const on = { onExit, onTrouble, onPictures, onNews };
    const started = await startBuilderThread({ ...options, ...on }, manner(newer.signal));
    report(started.catchUp);
    return started;
  };

  const startOnce = (): Promise<BuilderThread> => {
    builder ??= start().catch((error: unknown) => {
      builder = null;
      throw error;
    });
    return builder;
  };
  const interrupt = () => newer.abort();

  return {
    /**
     * The builder, for something newer than the pages that its start found to be out of date: these wait until `catchUp`. Started
     * when it is first requested, and again after it has died.
     */
    get: (): Promise<BuilderThread> => {
      const starting = startOnce();
      interrupt();
      return starting;
    },
    /** Starts the builder; resolves when the site is up to date, or something newer goes first. */
    start: startOnce,
    /** The builder once the site is up to date; null when something newer goes first. */
    catchUp: async (signal: AbortSignal): Promise<BuilderThread | null> => {
      signal.addEventListener('abort', interrupt, { once: true });
      if (signal.aborted) return null;
      const started = await startOnce();
      if (isInterrupted && !signal.aborted) {
        newer = new AbortController();
        report(await started.resumeCatchUp(manner(newer.signal)));
      }
      return isInterrupted ? null : started;
    },
    isInterrupted: (): boolean => isInterrupted,
    /** Leaves what the start has found to the next start. */
    interrupt,
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
      interrupt();
      const last = await builder?.catch(() => null);
      builder = null;
      await last?.close();
    },
  };
}
