import { allPlaces } from '../../store/blocks/block-tree.ts';
import { extended } from '../../store/blocks/selection.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { selectBlocks } from '../block-actions/select-blocks.ts';
import { performBlockAction } from '../commands.ts';
import { blockActionOf } from '../keys.ts';

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Handles a key on a block's entry in the list as on the block on the page. True when the key was handled. */
export function pressOnEntry(workbench: Workbench, blockKey: string, press: Press): boolean {
  if (!workbench.store.getState().hasShortcuts) return false;
  const action = blockActionOf(press);
  const step = press.altKey || press.ctrlKey || press.metaKey ? undefined : STEPS.get(press.key);
  if (action) performBlockAction(workbench, action, blockKey);
  else if (step) goTo(workbench, blockKey, step, press.shiftKey);
  else return false;
  return true;
}

/** Moves to the next or previous entry; with Shift it is added to the selection. */
function goTo(workbench: Workbench, from: string, step: 1 | -1, isRange: boolean): void {
  const { documents, selection } = workbench.store.getState();
  if (!documents) return;
  const keys = allPlaces(documents).map(({ item }) => item.key);
  const key = keys[keys.indexOf(from) + step];
  if (key === undefined) return;
  selectBlocks(workbench, [key]);
  if (isRange) workbench.store.setState({ selection: extended(documents, selection, key) });
}
