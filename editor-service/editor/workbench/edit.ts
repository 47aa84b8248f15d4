import type { Command } from '../store/commands/command.ts';
import { Refused } from '../store/commands/refused.ts';
import { redo, run, undo } from '../store/state/run.ts';
import type { Workbench } from './workbench.ts';

/** Carries a command out; when a rule forbids it, says which. True when something changed. `isTyped` as for `run`. */
export function edit({ store, toasts }: Workbench, command: Command, isTyped = false): boolean {
  try {
    return run(store, command, Date.now(), isTyped);
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure;
    toasts.add({ type: 'error', title: failure.message });
    return false;
  }
}

/** Takes the last step back, or does it again, and says so. */
export function stepBack({ store }: Workbench, direction: 'undo' | 'redo'): void {
  const isDone = direction === 'undo' ? undo(store) : redo(store);
  const nothing = direction === 'undo' ? 'Nothing to undo' : 'Nothing to redo';
  store.setState({ announcement: { text: isDone ? `${direction === 'undo' ? 'Undone' : 'Done again'}` : nothing } });
}
