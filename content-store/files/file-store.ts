/** A file that a store has. */
export interface StoredFile {
  key: string;
  /** In bytes. */
  size: number;
  /** A new one with every write. */
  etag: string;
}

/** What a web server sends with a file, by name in lower case. A folder does not keep them. */
export type FileHeaders = Readonly<Record<string, string>>;

/**
 * What leaves this machine: files by key, in a folder or a bucket. A key is a path with `/`. Every call throws AppError
 * `unavailable` with a sentence for people when the store refuses or does not answer, after it was tried several times.
 */
export interface FileStore {
  /** The bytes of a file, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Stored, whole or not at all, when it resolves; with its new etag. */
  write(key: string, data: string | Uint8Array, headers?: FileHeaders): Promise<string>;
  /** No error when there is none. */
  remove(key: string): Promise<void>;
  /** All files whose keys begin with this, in no order. */
  list(prefix?: string): AsyncIterable<StoredFile>;
}

/** Where the files of a site are in a store. Only those below `public/` are ever made readable. */
export const AREAS = {
  /** A folder for each domain: its `dist`. */
  sites: 'public/',
  /** Published files, as in `CONTENT_DIR`. */
  published: 'private/published/',
  /** The originals of the media library, named by their hash. */
  media: 'private/media/',
  /** Variants of images, named by their content. */
  images: 'private/images/',
  /** What was sent: a list for each area and domain. */
  sent: 'private/sent/',
  /** The mark of the site that all this belongs to. */
  mark: 'private/',
} as const;

/** The part of a store below a prefix, as a separate store. */
export function areaOf(store: FileStore, prefix: string): FileStore {
  return {
    read: (key) => store.read(prefix + key),
    write: (key, data, headers) => store.write(prefix + key, data, headers),
    remove: (key) => store.remove(prefix + key),
    list: async function* (inside = '') {
      for await (const file of store.list(prefix + inside)) yield { ...file, key: file.key.slice(prefix.length) };
    },
  };
}
