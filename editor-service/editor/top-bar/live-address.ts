import { collectionOf } from '../store/documents/collection-of.ts';
import type { EditorState } from '../store/state/editor-state.ts';

/** The public address of the page; null while it is not published, and for a section. */
export function liveAddressOf({ saved, siteUrl }: Pick<EditorState, 'saved' | 'siteUrl'>): string | null {
  const isPage = saved !== null && collectionOf(saved.page) === 'pages';
  return isPage && saved.page.published ? `${siteUrl.replace(/\/$/, '')}/${saved.page.slug}` : null;
}
