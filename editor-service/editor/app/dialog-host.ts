import { keyOf } from '../store/blocks/owner.ts';
import type { DialogHost } from '../ui/dialog/dialog-host.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** What the shell provides to dialogs. */
export function dialogHost({ store }: Workbench): DialogHost {
  return {
    close: () => store.setState({ dialog: null }),
    focusRequest: () => store.getState().focusRequest,
    selectedBlock: () => keyOf(store.getState().selection),
    focusBlock: (key) => store.setState({ focusRequest: { key } }),
  };
}
