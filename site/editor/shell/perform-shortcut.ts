import { stepBack } from '../actions/edit.ts';
import { save } from '../actions/save.ts';
import type { Workbench } from '../actions/workbench.ts';
import type { Shortcut } from '../shortcuts.ts';

/** What a shortcut does; nothing while a dialog asks for an answer or a difference is shown. */
export function performShortcut(workbench: Workbench, shortcut: Shortcut): void {
  const { dialog, documents, comparison } = workbench.store.getState();
  if (dialog || comparison || !documents) return;
  if (shortcut === 'help') workbench.store.setState({ dialog: { kind: 'shortcuts' } });
  else if (shortcut === 'save') void save(workbench, 'page');
  else stepBack(workbench, shortcut);
}
