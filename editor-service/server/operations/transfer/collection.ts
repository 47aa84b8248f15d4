import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';

/** What an export reads from and an import writes to. */
export interface TransferTarget {
  db: Db;
  /** The originals of images and files. */
  originals: CachedFolder;
}

export interface ImportOptions {
  stamp: Stamp;
  /** Publish the imported documents of kinds that can be published. */
  publish: boolean;
  /** Nothing is here yet: pages go live without a plan, and one whose id is taken is refused. */
  isNew?: boolean;
}

/** One kind of line in an export: how its documents are read, and how one is checked and stored. */
export interface Collection {
  read: (target: TransferTarget, copy: Copy) => AsyncIterable<object>;
  /** Stores a document after `checkLine`. Throws AppError or ZodError for one that a save would refuse. */
  write: (target: TransferTarget, document: unknown, options: ImportOptions) => Promise<void>;
}
