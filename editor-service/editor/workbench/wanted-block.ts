import type { FieldOwner } from '#site/elements/field-host.ts';
import type { DocumentName } from '../store/documents/documents.ts';
import type { EditorState } from '../store/state/editor-state.ts';
import { showingThread } from '../store/state/page-comments.ts';

const KEY = 'pagewright-wanted-block';

/** Remembers the block for which a page is being opened; null: the page as a whole. */
export function noteWantedBlock(slug: string, blockKey: string | null): void {
  if (blockKey === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify([slug, blockKey]));
}

/**
 * The state that shows the thread of comments that the address names, or the block for which this page was opened, which is
 * then forgotten; empty if there is none.
 */
export function takeWantedBlock(slug: string): Partial<EditorState> {
  const [, thread] = /^#comment-(.+)$/.exec(window.location.hash) ?? [];
  if (thread) return showingThread(thread);
  const wanted: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  sessionStorage.removeItem(KEY);
  return Array.isArray(wanted) && wanted[0] === slug ? showing(wanted[1]) : {};
}

const FIELDS = { activeMenuItem: 'select', panelView: 'fields' } as const;

/** The state that shows the fields of a document in the panel. */
export const showingDocument = (kind: DocumentName) => ({ ...FIELDS, selection: { kind }, isPanelOpen: true });

/** The state that shows a block, or the page itself, with its panel. */
export function showing(key: string | null): Partial<EditorState> {
  if (key === null) return showingDocument('page');
  return { ...FIELDS, selection: { kind: 'block', key }, focusRequest: { key } };
}

/** The state that shows a field in the panel, with the focus. */
export function showingField(owner: FieldOwner, wantedField: string): Partial<EditorState> {
  return { ...FIELDS, selection: owner, isPanelOpen: true, isPanelWanted: true, wantedField };
}
