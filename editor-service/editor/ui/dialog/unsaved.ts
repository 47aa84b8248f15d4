import { createContext, useContext, useEffect, useId } from 'react';

/** Which parts of a dialog hold changes that are not saved. */
export const UnsavedContext = createContext<Set<string> | null>(null);

/** While something is unsaved, the surrounding dialog asks before it closes, and the browser before the tab closes. */
export function useUnsaved(isUnsaved: boolean): void {
  const unsaved = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved?.add(id);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved?.delete(id);
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, id, isUnsaved]);
}
