import type { Page } from '#content-store/model/entities/page.ts';

/** What commands and tabs of a site folder may do in the editor. */
export interface EditorContext {
  /** A copy of the page that is open, with its unsaved changes; null when none is. */
  page: () => Page | null;
  /** Changes a field of a block (by its `key`), or of the page (null), as the panel does: undo takes it back. */
  setField: (block: string | null, field: string, value: unknown) => void;
  /** Opens a page by its address, after asking about unsaved changes. */
  openPage: (slug: string) => void;
  /** Opens a tab of the dashboard by its name. */
  openTab: (name: string) => void;
  /** Shows a short message. */
  say: (sentence: string) => void;
}
