import { hasFile, listFiles, readBytes } from './read.ts';
import { removeDurably, writeDurably } from './write.ts';

/** A store of published files: a folder; a bucket would do as well. Paths are those of `model/published-path.ts`. */
export interface PublishedStore {
  /** Durable when it resolves; false if the file already had these bytes. */
  write(path: string, data: string | Uint8Array): Promise<boolean>;
  /** Resolves with false if there was nothing to remove. */
  remove(path: string): Promise<boolean>;
  /** The paths of all published files, sorted; other files are not listed. */
  list(): Promise<string[]>;
  has(path: string): Promise<boolean>;
  /** The file's bytes, or null when there is none. */
  read(path: string): Promise<Buffer | null>;
}

/** The store in a folder, `CONTENT_DIR`; it need not exist yet. */
export function folderStore(root: string): PublishedStore {
  return {
    write: (path, data) => writeDurably(root, path, data),
    remove: (path) => removeDurably(root, path),
    list: () => listFiles(root),
    has: (path) => hasFile(root, path),
    read: (path) => readBytes(root, path),
  };
}
