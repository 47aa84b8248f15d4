import type { Patch } from '../documents/patch.ts';

/** One undo step: what was done, and its inverse. */
export interface Step {
  patches: readonly Patch[];
  inverse: readonly Patch[];
  /** Milliseconds since 1970. */
  at: number;
}

/** The last change, for the ledger; `replaces`: it continues the change before (typing). */
export interface LastChange extends Pick<Step, 'patches' | 'at'> {
  replaces: boolean;
  /** True for typing on the page, which already shows it. */
  isTyped: boolean;
}

export interface History {
  /** Oldest first. */
  done: readonly Step[];
  /** Undone steps; the next one to redo is last. */
  undone: readonly Step[];
  /** The last step is complete: what is typed next is a new step. */
  isClosed?: boolean;
}

export const EMPTY_HISTORY: History = { done: [], undone: [] };

const LIMIT = 500;
const TYPING_PAUSE = 1000;
/** Typing changes a text by at most this many characters at once, markup included; a link or a format by more. */
const TYPED = 8;

/** The history after a change. Continued typing in the same field within a second is one step: it `replaces` the last. */
export function recorded(
  { done, undone, isClosed = false }: History,
  step: Step,
): { history: History; replaces: boolean } {
  const last = undone.length === 0 && !isClosed ? done.at(-1) : undefined;
  const replaces = last !== undefined && isTypingOn(last, step);
  const steps = replaces
    ? [...done.slice(0, -1), { ...last, patches: continued(last, step), at: step.at }]
    : [...done.slice(1 - LIMIT), step];
  return { history: { done: steps, undone: [] }, replaces };
}

/** True when both steps set the same text in quick succession. */
function isTypingOn(last: Step, next: Step): boolean {
  const [before, after] = [last.patches[0], next.patches[0]];
  if (!before || !after || last.patches.length > 1 || next.patches.length > 1) return false;
  return (
    next.at - last.at < TYPING_PAUSE &&
    after.op === 'replace' &&
    typeof after.value === 'string' &&
    typeof before.value === 'string' &&
    Math.abs(after.value.length - before.value.length) <= TYPED &&
    before.op !== 'remove' &&
    before.path.join('.') === after.path.join('.')
  );
}

function continued(last: Step, next: Step): Patch[] {
  return last.patches.map((patch) => ({ ...patch, value: next.patches[0]?.value }));
}
