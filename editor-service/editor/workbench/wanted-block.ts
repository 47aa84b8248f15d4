import type { FieldOwner } from '#site/elements/field-host.ts';
import type { EditorState } from '../store/state/editor-state.ts';

const KEY = 'pagewright-wanted-block';

/** Remembers the block for which a page is being opened; null: the page as a whole. */
export function noteWantedBlock(slug: string, blockKey: string | null): void {
  if (blockKey === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify([slug, blockKey]));
}

/** The state that shows the block for which this page was opened, which is then forgotten; empty if there is none. */
export function takeWantedBlock(slug: string): Partial<EditorState> {
  const wanted: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  sessionStorage.removeItem(KEY);
  return Array.isArray(wanted) && wanted[0] === slug ? showing(wanted[1]) : {};
}

/** The state that shows a block, or the page itself, with its panel. */
export function showing(key: string | null): Partial<EditorState> {
  const panel = { activeMenuItem: 'select', panelView: 'fields' } as const;
  if (key === null) return { ...panel, selection: { kind: 'page' }, isPanelOpen: true };
  return { ...panel, selection: { kind: 'block', key }, focusRequest: { key } };
}

/** The state that shows a field in the panel, with the focus. */
export function showingField(owner: FieldOwner, wantedField: string): Partial<EditorState> {
  const panel = { activeMenuItem: 'select', panelView: 'fields', isPanelOpen: true, isPanelWanted: true } as const;
  return { ...panel, selection: owner, wantedField };
}
