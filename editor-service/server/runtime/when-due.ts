import { isShared } from '#content-store/drafts/database/open-database.ts';
import type { Ground } from './ground.ts';

/** Clocks jump: a timer is never trusted for longer. */
const MAX_WAIT_MS = 60 * 60_000;
/** How often an instance looks for work of others, which may have ended. */
const OTHERS_MS = 5000;
const RETRY_MS = 60_000;

interface Options extends Pick<Ground, 'db' | 'log' | 'now'> {
  /** What it does, for the log: `the mail worker`. */
  name: string;
  /** Does what is due. */
  work: () => Promise<void>;
  /** When something is due next; undefined when nothing waits. */
  nextAt: () => Promise<string | undefined>;
  /** How long nothing is to be done at all, in milliseconds. */
  pause?: () => number;
  /** How long to wait before reading the clock again when something is due in this many milliseconds; by default until then. */
  waitFor?: (left: number) => number;
  /** Before a round that failed is repeated. */
  retryMs?: number;
}

/** Does work from its start on whenever some is due, one round at a time. */
export function whenDue(options: Options) {
  const { db, log, now, name, work, nextAt, pause = () => 0, waitFor = (left) => left, retryMs = RETRY_MS } = options;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  let isClosed = false;
  /** `wake` was called during a round: it may have missed what is new. */
  let isAsked = false;

  const look = () => {
    clearTimeout(timer);
    if (isClosed) return; // woken just before
    isAsked = running !== undefined;
    running ??= work()
      .then(schedule)
      .catch((error: unknown) => {
        log.error({ err: error }, `${name} failed and will try again`);
        if (!isClosed) timer = setTimeout(look, retryMs);
      })
      .finally(() => {
        running = undefined;
        if (isAsked) wake();
      });
  };

  const schedule = async () => {
    const at = await nextAt();
    if (isClosed || (at === undefined && !isShared(db))) return;
    const left = at === undefined ? MAX_WAIT_MS : Math.max(Date.parse(at) - now().getTime(), 0);
    const wait = Math.min(waitFor(left), isShared(db) ? OTHERS_MS : MAX_WAIT_MS);
    timer = setTimeout(look, Math.max(pause(), wait));
  };

  /** Looks at once: call it after a commit that brought work. */
  const wake = (): void => {
    if (!isStarted || isClosed || pause() > 0) return;
    if (running) isAsked = true;
    else setImmediate(look);
  };

  return {
    /** Looks for the first time; nothing is done before. */
    start: (): void => {
      isStarted = true;
      look();
    },
    wake,
    /** No round may begin any more. */
    isClosed: () => isClosed,
    /** Begins nothing more; resolves after the running round. */
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}
