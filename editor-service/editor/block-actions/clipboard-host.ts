import type { ClipboardHost } from '../clipboard/listen-to-clipboard.ts';
import type { ListAddress } from '../store/blocks/block-tree.ts';
import { toastFailure } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { announceCopy, pasteBlocks, selectedItems } from './clipboard.ts';
import { selectedBlocks } from './offers/chosen-blocks.ts';
import { removeBlocks } from './remove-blocks.ts';

/** Copy and paste, for both the shell's document and the page's. */
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
