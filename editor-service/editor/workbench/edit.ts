import type { Command } from '../store/commands/command.ts';
import { Refused } from '../store/commands/refused.ts';
import { retrace, run } from '../store/state/run.ts';
import { t } from '../words/t.ts';
import type { Workbench } from './workbench.ts';

/** Executes a command; when a rule forbids it, shows why. True when something changed. `isTyped` as for `run`. */
export function edit({ store, toasts }: Workbench, command: Command, isTyped = false): boolean {
  try {
    return run(store, command, Date.now(), isTyped);
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure;
    toasts.add({ type: 'error', title: failure.message });
    return false;
  }
}

/** Undoes or redoes the last step, and announces it. */
export function stepBack({ store }: Workbench, direction: 'undo' | 'redo'): void {
  const isDone = retrace(store, direction);
  const nothing = direction === 'undo' ? t('Nothing to undo') : t('Nothing to redo');
  store.setState({ announcement: { text: isDone ? `${direction === 'undo' ? t('Undone') : t('Redone')}` : nothing } });
}
