export type RichTextLibrary = typeof import('../../rich-text/mount-rich-text.ts');

let library: RichTextLibrary | null = null;

/** The rich text editor once it is loaded; null before. */
export const loadedRichText = (): RichTextLibrary | null => library;

/** Loads the rich text editor. */
export async function loadRichText(): Promise<RichTextLibrary> {
  library = await import('../../rich-text/mount-rich-text.ts');
  return library;
}
