import { addBelow, retraceBlocks } from '../../blocks/commands.ts';
import type { Shortcut } from '../../blocks/keys.ts';
import { isForTexts, workOnTexts } from '../../pages/commands.ts';
import { startComment } from '../../review/commands.ts';
import { save } from '../../saving/save.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { openCommands } from '../commands/open-commands.ts';

/**
 * Performs a shortcut. In a dialog it does nothing, and during a comparison it only opens the commands. False when the
 * key is left to the browser: undo in a dialog applies to what is typed there.
 */
export function performShortcut(workbench: Workbench, shortcut: Shortcut): boolean {
  const { dialog, documents, comparison } = workbench.store.getState();
  if (dialog) return shortcut !== 'undo' && shortcut !== 'redo';
  if (shortcut === 'commands') {
    if (isLoggedIn(workbench)) openCommands(workbench);
    return true;
  }
  if (comparison || !documents) return true;
  if (shortcut === 'help') workbench.store.setState({ dialog: { kind: 'shortcuts' } });
  else if (shortcut === 'save') void save(workbench, 'page');
  else if (shortcut === 'add') addBelow(workbench);
  else if (shortcut === 'comment') startComment(workbench);
  else if (isForTexts(shortcut)) workOnTexts(workbench, shortcut);
  else retraceBlocks(workbench, shortcut);
  return true;
}

const isLoggedIn = ({ store }: Workbench): boolean => store.getState().session.kind !== 'loggedOut';
