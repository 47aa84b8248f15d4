import { findBlock } from '../../store/blocks/block-tree.ts';
import type { TypedSlash } from '../../store/state/dialog.ts';
import type { Workbench } from '../../workbench/workbench.ts';

/** Opens the picker below the block in whose empty text `/` was typed. */
export function typeSlash({ store }: Workbench, typed: TypedSlash): void {
  const { documents, dialog } = store.getState();
  const place = documents && findBlock(documents, typed.key);
  if (!place || dialog) return;
  store.setState({ dialog: { kind: 'addBlock', list: place.siblings.address, index: place.index + 1, typed } });
}
