import { isDirty } from '../../store/state/editor-state.ts';
import { notSavedOf, savedAtOf, saveWords } from '../../store/state/save-state.ts';
import { clockTime, day } from '../../ui/date-and-time.ts';
import { useRead } from '../../ui/use-read.ts';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './TopBar.module.css';

/** When the page was saved, or why it is not. */
export function SavedNote() {
  const { ledger } = useWorkbench();
  const hasUnsaved = useEditor((state) => isDirty(state, 'page'));
  const isSaving = useEditor(({ saving }) => saving.includes('page'));
  const savedAt = useEditor((state) => savedAtOf(state, 'page') ?? '');
  const failure = useEditor((state) => notSavedOf(state, 'page') && saveWords(state, 'page'));
  const isOnline = useRead(window, 'online offline', () => navigator.onLine);
  const note = savedNote({ isSaving, hasUnsaved, isOnline, isKept: ledger !== null, savedAt }, new Date());
  return <span className={styles.saved}>{(ledger && failure) || note}</span>;
}

/** What the note about saving depends on. */
interface SavedState {
  isSaving: boolean;
  hasUnsaved: boolean;
  isOnline: boolean;
  /** Unsaved changes are kept in this browser. */
  isKept: boolean;
  /** When the page was last saved (ISO 8601); empty when it never was. */
  savedAt: string;
}

/** When the page was saved, or why it is not: `Saved 12:04`, `Saving…`, `Offline: kept in this browser`. */
export function savedNote({ isSaving, hasUnsaved, isOnline, isKept, savedAt }: SavedState, now: Date): string {
  if (hasUnsaved && !isOnline) return isKept ? t('Offline: kept in this browser') : t('Offline: not saved');
  if (isSaving) return t('Saving…');
  if (hasUnsaved) return t('Not saved yet');
  if (savedAt === '') return '';
  const at = new Date(savedAt);
  return day(at) === day(now) ? t('Saved {when}', { when: clockTime(at) }) : t('Saved {when}', { when: day(at) });
}
