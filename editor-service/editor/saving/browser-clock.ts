import { whenIdle } from '../ui/when-idle.ts';
import type { Clock } from './keep-saved.ts';

/** Long enough to finish a sentence, in milliseconds. */
const PAUSE_MS = 2000;
/** When the browser is never idle, the work is done after this time, in milliseconds. */
const IDLE_TIMEOUT_MS = 1000;

/** The browser's timers; work waits until it has painted and is idle. */
export function browserClock(pause = PAUSE_MS): Clock {
  return {
    pause,
    after(milliseconds, work) {
      let cancel: () => void;
      const timer = setTimeout(() => {
        cancel = whenIdle(work, IDLE_TIMEOUT_MS);
      }, milliseconds);
      cancel = () => clearTimeout(timer);
      return () => cancel();
    },
  };
}

/** Calls `saveNow` when the person turns to another window or tab, and when the network is back. */
export function saveWhenAway(saveNow: () => void): () => void {
  const whenAway = () => {
    // Focus that moves between the shell and the page in its frame stays in this document.
    if (!document.hasFocus() || document.hidden) saveNow();
  };
  window.addEventListener('blur', whenAway);
  window.addEventListener('online', saveNow);
  document.addEventListener('visibilitychange', whenAway);
  return whenAway;
}
