import { useEffect, useState } from 'react';
import type { Documents } from '../store/documents/documents.ts';
import { ifCurrent } from '../ui/if-current.ts';
import { useEditor } from './workbench-context.ts';

/** What the service knows, loaded again after each save and each dialog; if that fails, the last answer stays. */
export function useAfterSaving<Known>(load: (saved: Documents) => Promise<Known>, first: Known): Known {
  const saved = useEditor((state) => state.saved);
  const dialog = useEditor((state) => state.dialog?.kind);
  const [known, setKnown] = useState(first);

  useEffect(() => {
    // A dialog may change what is loaded, so it is loaded after the dialog.
    if (!saved || dialog) return;
    return ifCurrent(load(saved), (answer) => setKnown(() => answer));
  }, [saved, dialog, load]);

  return known;
}
