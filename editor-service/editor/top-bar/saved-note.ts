import { clockTime, day } from '../ui/date-and-time.ts';

/** What the note about saving depends on. */
export interface SavedState {
  isSaving: boolean;
  hasUnsaved: boolean;
  isOnline: boolean;
  /** Unsaved changes are kept in this browser. */
  isKept: boolean;
  /** When the page was last saved (ISO 8601); empty when it never was. */
  savedAt: string;
}

/** When the page was saved, or why it is not: `Saved 12:04`, `Saving…`, `Offline, kept in this browser`. */
export function savedNote({ isSaving, hasUnsaved, isOnline, isKept, savedAt }: SavedState, now: Date): string {
  if (hasUnsaved && !isOnline) return isKept ? 'Offline, kept in this browser' : 'Offline, not saved';
  if (isSaving) return 'Saving…';
  if (hasUnsaved) return 'Not saved yet';
  if (savedAt === '') return '';
  const at = new Date(savedAt);
  return day(at) === day(now) ? `Saved ${clockTime(at)}` : `Saved ${day(at)}`;
}
