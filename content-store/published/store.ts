import { hasFile, listFiles, readBytes } from './read.ts';
import { removeDurably, writeDurably } from './write.ts';

/** Where published files go: a folder today, a bucket as well. Paths are those of `model/published-path.ts`. */
export interface PublishedStore {
  /** Durable when it returns; answers false when the file had these bytes already. */
  write(path: string, data: string | Uint8Array): Promise<boolean>;
  /** Answers false when there was nothing to remove. */
  remove(path: string): Promise<boolean>;
  /** The paths of all published files, sorted; whatever else lies there is not listed. */
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
