import { useEffect, useState } from 'react';
import type { Documents } from '../store/documents/documents.ts';
import { ifCurrent } from '../ui/if-current.ts';
import { useEditor } from './workbench-context.ts';

/** What the service knows, asked again after each save and each dialog; without an answer what was known stays. */
export function useAfterSaving<Known>(load: (saved: Documents) => Promise<Known>, first: Known): Known {
  const saved = useEditor((state) => state.saved);
  const dialog = useEditor((state) => state.dialog?.kind);
  const [known, setKnown] = useState(first);

  useEffect(() => {
    // A dialog may change what is asked for: what counts is the state after it.
    if (!saved || dialog) return;
    return ifCurrent(load(saved), (answer) => setKnown(() => answer));
  }, [saved, dialog, load]);

  return known;
}
