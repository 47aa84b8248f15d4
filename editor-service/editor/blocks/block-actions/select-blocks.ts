import { findBlock } from '../../store/blocks/block-tree.ts';
import { groupOf } from '../../store/blocks/selection.ts';
import type { Workbench } from '../../workbench/workbench.ts';

/** Selects blocks and focuses the first of them; announces `text` when given. */
export function selectBlocks({ store }: Workbench, [key, ...others]: readonly string[], text?: string): void {
  if (key === undefined) return;
  const selection = groupOf(key, [key, ...others]);
  store.setState({ selection, focusRequest: { key }, ...(text !== undefined && { announcement: { text } }) });
}

/** The current position of blocks in words: `2 of 7`, `2 to 4 of 7`. */
export function positionOf({ store }: Workbench, keys: readonly string[]): string {
  const { documents } = store.getState();
  const places = documents ? keys.flatMap((key) => findBlock(documents, key) ?? []) : [];
  const indexes = places.map(({ index }) => index + 1);
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)];
  return `${first === last ? first : `${first} to ${last}`} of ${places[0]?.siblings.items.length}`;
}
