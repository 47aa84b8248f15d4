import { DOCUMENT_NAMES, type DocumentName } from '../store/documents/documents.ts';
import { type EditorState, isDirty } from '../store/state/editor-state.ts';
import { refusalOf } from '../store/state/rights.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { autosave, saveAgain } from './save.ts';

/** What `keepSaved` needs of the browser; tests bring their own. */
export interface Clock {
  /** How long nothing must be changed before a save, in milliseconds. */
  pause: number;
  /** Runs work later, when the browser is idle; returns a function that cancels it. */
  after: (milliseconds: number, work: () => void) => () => void;
}

/** The waits before a failed save is tried again, in milliseconds; the last one repeats. */
const WAITS = [5000, 15_000, 60_000] as const;

/**
 * Saves changed documents to the service as drafts automatically: a moment after the last change, never two saves of one
 * document at a time. What failed is tried again later, and after a login; what was refused, after a change. Returns a
 * function that saves at once.
 */
export function keepSaved(workbench: Workbench, clock: Clock): () => void {
  const { store } = workbench;
  let cancel = () => {};
  let failures = 0;

  function wait(milliseconds: number) {
    cancel();
    cancel = clock.after(milliseconds, saveNow);
  }

  function saveNow() {
    cancel();
    for (const name of DOCUMENT_NAMES.filter((one) => isDue(store.getState(), one))) void attempt(name);
  }

  async function attempt(name: DocumentName) {
    const { asked } = store.getState().notSaved[name] ?? {};
    const isSaved = await (asked ? saveAgain(workbench, name, asked) : autosave(workbench, name));
    failures = isSaved ? 0 : failures + 1;
    if (isRetried(store.getState(), name)) wait(WAITS[Math.min(failures, WAITS.length) - 1] ?? clock.pause);
  }

  store.subscribe((state, previous) => {
    const isBack = state.session.kind === 'active' && previous.session.kind === 'expired';
    const isEdited = state.change !== previous.change || state.dialog !== previous.dialog;
    const isFree = state.saving.length < previous.saving.length;
    if (isBack) saveNow();
    else if ((isEdited || isFree) && hasDifferent(state)) wait(clock.pause);
  });
  return saveNow;
}

const hasDifferent = ({ documents, saved }: EditorState): boolean =>
  DOCUMENT_NAMES.some((name) => documents?.[name] !== saved?.[name]);

/** Dialogs that decide what becomes of the changes. */
const DECISIONS: ReadonlySet<string> = new Set(['conflict', 'newer', 'restore', 'leave']);

/** True for a document with changes that may be saved now. */
function isDue(state: EditorState, name: DocumentName): boolean {
  const { session, dialog, saving, isLeaving, notSaved } = state;
  if (session.kind !== 'active' || isLeaving || saving.includes(name)) return false;
  if (dialog && DECISIONS.has(dialog.kind)) return false;
  const { why, asked, change } = notSaved[name] ?? {};
  if (why === 'conflict' || why === 'forbidden') return false;
  if (why === 'invalid' && change === state.change) return false;
  if (name === 'page' && refusalOf(state, 'editPage')) return false;
  return asked !== undefined || isDirty(state, name);
}

/** True when another attempt may succeed without anyone doing anything. */
function isRetried({ notSaved }: EditorState, name: DocumentName): boolean {
  const { why } = notSaved[name] ?? {};
  return why === 'offline' || why === 'failed';
}

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
