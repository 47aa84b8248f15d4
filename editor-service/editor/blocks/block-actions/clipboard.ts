import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { findList, type ListAddress } from '../../store/blocks/block-tree.ts';
import { freshCopies } from '../../store/blocks/fresh-keys.ts';
import { objectionTo } from '../../store/blocks/placement.ts';
import { t } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import { toastFailure, toastSuccess, type Workbench } from '../../workbench/workbench.ts';
import { blocksInClipboard, parsedItems } from '../clipboard/block-clipboard.ts';
import { type ClipboardHost, copyItems } from '../clipboard/listen-to-clipboard.ts';
import { type ChosenBlocks, nameOfBlocks, selectedBlocks } from './offers/chosen-blocks.ts';
import { positionOf, removeChosen, selectBlocks } from './select-blocks.ts';

/** Copy and paste, for both the shell's document and the page's. */
export function clipboardHost(workbench: Workbench): ClipboardHost {
  return {
    selectedItems: () => selectedItems(workbench),
    cutSelected() {
      const chosen = selectedBlocks(workbench.store.getState());
      if (chosen) removeChosen(workbench, chosen.keys, saidCut);
    },
    announceCopy: () => announceCopy(workbench, selectedItems(workbench) ?? []),
    paste: (items, list) =>
      pasteBlocks(workbench, items, list === null ? null : (JSON.parse(list) as ListAddress)).catch(
        (failure: unknown) => {
          toastFailure(workbench, failure);
          return false;
        },
      ),
  };
}

/** The selected blocks, for the clipboard; null while a dialog is open, or when nothing is selected. */
function selectedItems({ store }: Workbench): readonly ContentItem[] | null {
  const state = store.getState();
  const chosen = state.dialog || state.activeMenuItem !== 'select' ? null : selectedBlocks(state);
  return chosen?.items ?? null;
}

const saidCut = (name: string): string => t('{name} cut', { name });

/** Announces that blocks were copied. */
function announceCopy(workbench: Workbench, items: readonly ContentItem[]): void {
  const text = t('{items} copied', { items: nameOfBlocks(items) });
  workbench.store.setState({ announcement: { text } });
  toastSuccess(workbench, text);
}

/** Copies blocks to the clipboard. */
export function copyBlocks(workbench: Workbench, { items }: ChosenBlocks): void {
  if (copyItems(items)) announceCopy(workbench, items);
  else sayUseKeys(workbench, 'C');
}

/** Copies blocks to the clipboard and removes them from the page. */
export function cutBlocks(workbench: Workbench, { items, keys }: ChosenBlocks): void {
  if (copyItems(items)) removeChosen(workbench, keys, saidCut);
  else sayUseKeys(workbench, 'X');
}

/** Pastes the clipboard below these blocks; needs the browser's permission. */
export async function pasteFromClipboard(workbench: Workbench, { places }: ChosenBlocks): Promise<void> {
  const last = places.at(-1) ?? places[0];
  try {
    const [content] = await navigator.clipboard.read();
    const markup = content?.types.includes('text/html') ? await (await content.getType('text/html')).text() : '';
    const items = blocksInClipboard((format) => (format === 'text/html' ? markup : ''));
    if (items === null) workbench.toasts.add({ type: 'error', title: t('There are no components on the clipboard.') });
    else await pasteItems(workbench, items, { list: last.siblings.address, index: last.index + 1 });
  } catch {
    sayUseKeys(workbench, 'V'); // The browser or the user denied access to the clipboard.
  }
}

/** Pastes blocks (JSON text) into an empty list, below the last selected block, or at the end of the page. */
function pasteBlocks(workbench: Workbench, text: string, list: ListAddress | null): Promise<boolean> {
  const state = workbench.store.getState();
  if (state.dialog || state.activeMenuItem !== 'select') return Promise.resolve(false);
  const last = selectedBlocks(state)?.places.at(-1);
  if (list) return pasteItems(workbench, text, { list, index: 0 });
  if (last) return pasteItems(workbench, text, { list: last.siblings.address, index: last.index + 1 });
  return pasteItems(workbench, text, { list: { kind: 'contents' }, index: Number.POSITIVE_INFINITY });
}

async function pasteItems(
  workbench: Workbench,
  text: string,
  { list, index }: { list: ListAddress; index: number },
): Promise<boolean> {
  // Loaded on demand: the service's validation rules are large, and few people paste.
  const { cleanPasted } = await import('../clipboard/clean-pasted.ts');
  const { documents } = workbench.store.getState();
  const target = documents && findList(documents, list);
  const pasted = parsedItems(text);
  if (!target || !pasted) {
    workbench.toasts.add({ type: 'error', title: t('The clipboard’s contents cannot be pasted here.') });
    return false;
  }
  const { items, problems } = cleanPasted(pasted);
  const fresh = freshCopies(items, documents);
  const objections = new Map(fresh.map((item) => [item, objectionTo(target, [item])]));
  const copies = fresh.filter((item) => !objections.get(item));
  for (const title of new Set([...problems, ...objections.values()])) {
    if (title) workbench.toasts.add({ type: 'error', title });
  }
  if (copies.length === 0 || !edit(workbench, { kind: 'addBlocks', list, index, items: copies })) return false;
  const keys = copies.map(({ key }) => key);
  selectBlocks(
    workbench,
    keys,
    t('{copies} pasted, now {place}', { copies: nameOfBlocks(copies), place: positionOf(workbench, keys) }),
  );
  return true;
}

function sayUseKeys({ toasts }: Workbench, letter: 'C' | 'X' | 'V'): void {
  toasts.add({
    type: 'error',
    title: t(
      'This browser only pastes by keyboard: select a component and press Ctrl+{letter} (Cmd+{letter} on a Mac).',
      { letter },
    ),
  });
}
