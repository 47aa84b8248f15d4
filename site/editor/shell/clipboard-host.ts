import { selectedBlocks } from '../actions/chosen-blocks.ts';
import { announceCopy, pasteBlocks, selectedItems } from '../actions/clipboard.ts';
import { removeBlocks } from '../actions/remove-blocks.ts';
import { toastFailure } from '../actions/toast.ts';
import type { Workbench } from '../actions/workbench.ts';
import type { ClipboardHost } from '../clipboard/listen-to-clipboard.ts';
import type { ListAddress } from '../store/block-tree.ts';

/** Copying and pasting for both documents, the shell's and the page's. */
export function clipboardHost(workbench: Workbench): ClipboardHost {
  return {
    selectedItems() {
      const items = selectedItems(workbench);
      return items && JSON.stringify(items);
    },
    cutSelected() {
      const chosen = selectedBlocks(workbench.store.getState());
      if (chosen) removeBlocks(workbench, chosen.keys, 'cut');
    },
    announceCopy: () => announceCopy(workbench, selectedItems(workbench) ?? []),
    paste: (items, list) =>
      void pasteBlocks(workbench, items, list === null ? null : (JSON.parse(list) as ListAddress)).catch(
        (failure: unknown) => toastFailure(workbench, failure),
      ),
  };
}
