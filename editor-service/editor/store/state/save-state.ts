import { t } from '../../words/t.ts';
import type { DocumentName } from '../documents/documents.ts';
import { type EditorState, isDirty } from './editor-state.ts';
import type { NotSaved } from './not-saved.ts';

/** How the changes of a document are kept now; `kept`: in this browser only, because the last save failed. */
export type SaveState = 'saved' | 'changed' | 'saving' | 'kept';

/** Whether a document is saved. */
export function saveStateOf(state: EditorState, name: DocumentName): SaveState {
  if (state.saving.includes(name)) return 'saving';
  if (!isDirty(state, name)) return 'saved';
  return state.notSaved[name] ? 'kept' : 'changed';
}

/** Why a document with changes is kept in this browser only; null when it is not. */
export function notSavedOf(state: EditorState, name: DocumentName): NotSaved | null {
  return saveStateOf(state, name) === 'kept' ? (state.notSaved[name] ?? null) : null;
}

/** When a document was last saved in this tab, else when the page was last changed (ISO 8601); null when unknown. */
export function savedAtOf({ savedAt, saved }: EditorState, name: DocumentName): string | null {
  return savedAt[name] ?? (name === 'page' && saved?.page.updatedAt ? saved.page.updatedAt : null);
}

const WORDS = {
  offline: t('Offline: kept in this browser'),
  loggedOut: t('Logged out: kept in this browser'),
  forbidden: t('Not saved: kept in this browser'),
  conflict: t('Changed elsewhere too: kept in this browser'),
  invalid: t('Not saved: kept in this browser'),
  failed: t('Not saved: kept in this browser'),
};

/** Where a document's changes are kept, in a few words; null when all are saved. */
export function saveWords(state: EditorState, name: DocumentName): string | null {
  const kind = saveStateOf(state, name);
  if (kind === 'saving') return t('Saving…');
  if (kind === 'changed') return t('Unsaved changes');
  const problem = notSavedOf(state, name);
  return problem && WORDS[problem.why];
}

/** What the service refused, and why, in a sentence. */
export function refusalWords({ message, refused = [] }: NotSaved): string {
  const [first, ...others] = refused;
  if (!first) return t('Not saved: {message}', { message });
  const reason = first.message.replace(/[.!]?$/, '.');
  return others.length > 0
    ? t('Not saved: {reason} And {count} more. Everything else is saved.', { reason, count: others.length })
    : t('Not saved: {reason} Everything else is saved.', { reason });
}
