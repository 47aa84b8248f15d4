import type { EditorState } from '../store/state/editor-state.ts';

/** The public address of the page; null while it is not published. */
export function liveAddressOf({ saved, siteUrl }: Pick<EditorState, 'saved' | 'siteUrl'>): string | null {
  return saved?.page.published ? `${siteUrl.replace(/\/$/, '')}/${saved.page.slug}` : null;
}
