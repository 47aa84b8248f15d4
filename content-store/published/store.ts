import { hasFile, listFiles, readBytes } from './read.ts';
import { type FileText, removeDurably, writeAllDurably, writeDurably } from './write.ts';

/** A store of published files: a folder; a bucket would do as well. Paths are those of `model/published-path.ts`. */
export type PublishedStore = ReturnType<typeof folderStore>;

/** The store in a folder, `CONTENT_DIR`; it need not exist yet. */
export const folderStore = (root: string) => ({
  /** Durable when it resolves; false if the file already had these bytes. */
  write: (path: string, data: string | Uint8Array) => writeDurably(root, path, data),
  /** Likewise for many files, which takes much less time than one after the other. */
  writeAll: (files: readonly FileText[]) => writeAllDurably(root, files),
  /** Resolves with false if there was nothing to remove. */
  remove: (path: string) => removeDurably(root, path),
  /** The paths of all published files, sorted; other files are not listed. */
  list: () => listFiles(root),
  has: (path: string) => hasFile(root, path),
  /** The file's bytes, or null when there is none. */
  read: (path: string) => readBytes(root, path),
});
