import { freshCopies } from '../store/blocks/fresh-keys.ts';
import { afterPaint } from '../store/state/after-paint.ts';
import { edit } from '../workbench/edit.ts';
import type { Workbench } from '../workbench/workbench.ts';
import type { ChosenBlocks } from './offers/chosen-blocks.ts';
import { selectBlocks } from './select-blocks.ts';

/** Inserts copies of blocks right below the last of them, and selects the copies. */
export function duplicateBlocks(workbench: Workbench, { places }: ChosenBlocks): void {
  const { documents } = workbench.store.getState();
  const last = places.at(-1) ?? places[0];
  const items = freshCopies(
    places.map(({ item }) => item),
    documents,
  );
  if (!edit(workbench, { kind: 'addBlocks', list: last.siblings.address, index: last.index + 1, items })) return;
  selectBlocks(
    workbench,
    items.map(({ key }) => key),
  );
  afterPaint(() => workbench.toasts.add({ type: 'success', title: 'Component successfully duplicated' }));
}
