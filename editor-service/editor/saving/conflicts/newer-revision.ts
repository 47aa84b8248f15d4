import type { StoredRevision } from '../../store/state/dialog.ts';
import type { EditorState } from '../../store/state/editor-state.ts';

type Known = Pick<EditorState, 'stored' | 'saved' | 'saving'>;

/** The revision that another user stored since this editor loaded or saved the page; null when there is none. */
export function newerRevision({ stored, saved, saving }: Known): StoredRevision | null {
  if (!stored || !saved || saving.includes('page')) return null;
  return stored.revision > saved.page.revision ? stored : null;
}
