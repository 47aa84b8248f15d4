import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { SITE_DOCUMENTS, type SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { files, images } from './originals.ts';
import { pages, sections } from './pages.ts';
import { patterns } from './patterns.ts';
import { domains, regions, siteDocuments } from './site-documents.ts';
import { submissions, subscribers } from './visitors.ts';

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
}

/** One kind of line in an export: how its documents are read, and how one is checked and stored. */
export interface Collection {
  read: (place: TransferTarget, copy: Copy) => AsyncIterable<object>;
  /** Stores a document after `checkLine`. Throws AppError or ZodError for one that a save would refuse. */
  write: (place: TransferTarget, document: unknown, options: ImportOptions) => Promise<void>;
}

const kinds = Object.keys(SITE_DOCUMENTS) as SiteDocumentKind[];

/** Every collection, in the order in which documents depend on each other: domains first. */
export const COLLECTIONS: ReadonlyMap<string, Collection> = new Map([
  ['domains', domains],
  ['images', images],
  ['files', files],
  ...kinds.map((kind) => [kind, siteDocuments(kind)] as const),
  ['regions', regions],
  ['sections', sections],
  ['pages', pages],
  ['patterns', patterns],
  ['submissions', submissions],
  ['subscribers', subscribers],
]);
