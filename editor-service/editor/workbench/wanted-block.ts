import type { FieldOwner } from '#site/elements/field-host.ts';
import type { EditorState } from '../store/state/editor-state.ts';

const KEY = 'pagewright-wanted-block';

/** Notes the block that a page is opened for; null: the page as a whole. */
export function noteWantedBlock(slug: string, blockKey: string | null): void {
  if (blockKey === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify([slug, blockKey]));
}

/** The state in which the block is shown that this page was opened for; nothing if there is none. It is forgotten. */
export function takeWantedBlock(slug: string): Partial<EditorState> {
  const wanted: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  sessionStorage.removeItem(KEY);
  return Array.isArray(wanted) && wanted[0] === slug ? showing(wanted[1]) : {};
}

/** The state in which a block, or the page itself, is shown with its panel. */
export function showing(key: string | null): Partial<EditorState> {
  const panel = { activeMenuItem: 'select', panelView: 'fields' } as const;
  if (key === null) return { ...panel, selection: { kind: 'page' }, isPanelOpen: true };
  return { ...panel, selection: { kind: 'block', key }, focusRequest: { key } };
}

/** The state in which a field is shown in the panel, with the focus. */
export function showingField(owner: FieldOwner, wantedField: string): Partial<EditorState> {
  const panel = { activeMenuItem: 'select', panelView: 'fields', isPanelOpen: true, isPanelWanted: true } as const;
  return { ...panel, selection: owner, wantedField };
}
