import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockLabel } from '#site/content/block-name.ts';
import type { BlockList, BlockPlace } from '../../../store/blocks/block-tree.ts';
import { commonList, outermost, selectedKeys } from '../../../store/blocks/selection.ts';
import type { EditorState } from '../../../store/state/editor-state.ts';
import { counted } from '../../../ui/counted.ts';

/** The blocks that an action applies to. */
export interface ChosenBlocks {
  /** In reading order, without blocks nested in another chosen block. */
  places: readonly [BlockPlace, ...BlockPlace[]];
  items: readonly ContentItem[];
  keys: readonly string[];
  /** The list that holds all of them; null when they are in different lists. */
  list: BlockList | null;
}

export type Selected = Pick<EditorState, 'documents' | 'selection'>;

/** The block with this key, or all selected blocks when it is one of them; null when it no longer exists. */
export function chosenBlocks({ documents, selection }: Selected, key: string): ChosenBlocks | null {
  if (!documents) return null;
  const selected = selectedKeys(selection);
  return chosenOf(outermost(documents, selected.includes(key) ? selected : [key]));
}

/** The selected blocks; null when there are none. */
export function selectedBlocks({ documents, selection }: Selected): ChosenBlocks | null {
  return documents && chosenOf(outermost(documents, selectedKeys(selection)));
}

/** The display name of one or several blocks. */
export function nameOfBlocks(items: readonly { componentType: string }[]): string {
  return items.length === 1 && items[0] ? blockLabel(items[0]) : counted(items.length, 'component');
}

/** True when these blocks can move up (-1) or down (1) in their list. */
export function canStep({ places, list }: ChosenBlocks, by: -1 | 1): boolean {
  const [first, last] = [places[0].index, places.at(-1)?.index ?? 0];
  return list !== null && (by < 0 ? first > 0 : last < list.items.length - 1);
}

function chosenOf([first, ...others]: BlockPlace[]): ChosenBlocks | null {
  if (!first) return null;
  const places = [first, ...others] as const;
  const items = places.map(({ item }) => item);
  return { places, items, keys: items.map(({ key }) => key), list: commonList(places) };
}
