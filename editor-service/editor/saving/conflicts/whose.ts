import type { EditorState } from '../../store/state/editor-state.ts';

/** True for what the person who is logged in saved, in another window or on another computer. */
export function isOwn({ session }: Pick<EditorState, 'session'>, { updatedBy }: { updatedBy: string }): boolean {
  return session.kind !== 'loggedOut' && session.username === updatedBy;
}
