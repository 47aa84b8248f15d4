import type { Patch } from '../documents/patch.ts';

/** One undo step: what was done, and its inverse. */
export interface Step {
  patches: readonly Patch[];
  inverse: readonly Patch[];
  /** Milliseconds since 1970. */
  at: number;
}

export interface History {
  /** Oldest first. */
  done: readonly Step[];
  /** Undone steps; the next one to redo is last. */
  undone: readonly Step[];
}

export const EMPTY_HISTORY: History = { done: [], undone: [] };

const LIMIT = 500;
const TYPING_PAUSE = 1000;

/** The history after a change. Continued typing in the same field within a second is one step. */
export function recorded(history: History, step: Step): History {
  const last = history.done.at(-1);
  if (last && history.undone.length === 0 && isTypingOn(last, step)) {
    return {
      done: [...history.done.slice(0, -1), { ...last, patches: continued(last, step), at: step.at }],
      undone: [],
    };
  }
  return { done: [...history.done.slice(1 - LIMIT), step], undone: [] };
}

/** True when both steps set the same text in quick succession. */
export function isTypingOn(last: Step, next: Step): boolean {
  const [before, after] = [last.patches[0], next.patches[0]];
  if (!before || !after || last.patches.length > 1 || next.patches.length > 1) return false;
  return (
    next.at - last.at < TYPING_PAUSE &&
    after.op === 'replace' &&
    typeof after.value === 'string' &&
    before.op !== 'remove' &&
    before.path.join('.') === after.path.join('.')
  );
}

function continued(last: Step, next: Step): Patch[] {
  return last.patches.map((patch) => ({ ...patch, value: next.patches[0]?.value }));
}
