import { selectNeighbour } from '../../blocks/block-actions/remove-blocks.ts';
import { selectBlocks } from '../../blocks/block-actions/select-blocks.ts';
import type { Shortcut } from '../../blocks/keys.ts';
import { save } from '../../saving/save.ts';
import { allBlocks, findBlock } from '../../store/blocks/block-tree.ts';
import { outermost, selectedKeys } from '../../store/blocks/selection.ts';
import { stepBack } from '../../workbench/edit.ts';
import type { Workbench } from '../../workbench/workbench.ts';

/**
 * Performs a shortcut; does nothing while a dialog is shown, and opens only commands beside a difference. False when the key is left to the browser:
 * undo in a dialog applies to what is typed there.
 */
export function performShortcut(workbench: Workbench, shortcut: Shortcut): boolean {
  const { dialog, documents, comparison } = workbench.store.getState();
  if (dialog) return shortcut !== 'undo' && shortcut !== 'redo';
  if (shortcut === 'commands') {
    if (isLoggedIn(workbench)) workbench.store.setState({ dialog: { kind: 'commands' } });
    return true;
  }
  if (comparison || !documents) return true;
  if (shortcut === 'help') workbench.store.setState({ dialog: { kind: 'shortcuts' } });
  else if (shortcut === 'save') void save(workbench, 'page');
  else retrace(workbench, shortcut);
  return true;
}

/** Undoes or redoes the last step, and selects the blocks that it brings back, or the neighbour of those it takes. */
function retrace(workbench: Workbench, direction: 'undo' | 'redo'): void {
  const { documents: before, selection } = workbench.store.getState();
  stepBack(workbench, direction);
  const { documents: after } = workbench.store.getState();
  if (!before || !after) return;
  const back = allBlocks(after).flatMap(({ key }) => (findBlock(before, key) ? [] : key));
  const selected = outermost(before, selectedKeys(selection));
  if (back.length > 0) selectBlocks(workbench, back);
  else if (selected.some(({ item }) => !findBlock(after, item.key))) selectNeighbour(workbench, selected);
}

const isLoggedIn = ({ store }: Workbench): boolean => store.getState().session.kind !== 'loggedOut';
