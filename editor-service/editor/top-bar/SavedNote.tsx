import { useSyncExternalStore } from 'react';
import { isDirty } from '../store/state/editor-state.ts';
import { notSavedOf, savedAtOf, saveWords } from '../store/state/save-state.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { savedNote } from './saved-note.ts';
import styles from './TopBar.module.css';

/** When the page was saved, or why it is not. */
export function SavedNote() {
  const { ledger } = useWorkbench();
  const hasUnsaved = useEditor((state) => isDirty(state, 'page'));
  const isSaving = useEditor(({ saving }) => saving.includes('page'));
  const savedAt = useEditor((state) => savedAtOf(state, 'page') ?? '');
  const failure = useEditor((state) => notSavedOf(state, 'page') && saveWords(state, 'page'));
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  const note = savedNote({ isSaving, hasUnsaved, isOnline, isKept: ledger !== null, savedAt }, new Date());
  return <span className={styles.saved}>{(ledger && failure) || note}</span>;
}

function listen(listener: () => void): () => void {
  for (const event of ['online', 'offline'] as const) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline'] as const) window.removeEventListener(event, listener);
  };
}
