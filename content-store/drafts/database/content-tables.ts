import type { Generated } from 'kysely';
import type { ImportEntry, ImportLoss } from '../../model/entities/import-report.ts';
import type { Collection, RoleList } from '../../model/entities/page.ts';
import type { PageEntry } from '../../model/entities/page-entry.ts';
import type { SiteDocumentKind } from '../../model/entities/site-document.ts';
import type { MediaKind } from '../../model/media/library-item.ts';
import type { Stored } from './stored.ts';

/** Every document has a draft; visitors get the published copy, which is absent until the first publish. */
export type Copy = 'draft' | 'published';

/** `revert`: an earlier version became the draft again; `restore`: the page was taken from the trash. */
export type PageAction = 'save' | 'autosave' | 'revert' | 'publish' | 'unpublish' | 'delete' | 'restore';

interface OfPage {
  collection: Collection;
  pageId: string;
}

/** What joins translations: the tag of a page's language, and the key that they share; empty for none. */
interface OfTranslation {
  language: Generated<string>;
  translationKey: Generated<string>;
}

/** `document` and `card` are JSON texts; the other columns repeat fields for search and sorting. Flags are 0 or 1. */
export interface ContentTables {
  /** `prefix` begins the ids of what it made, `place` is where it was read; both are null for imports by earlier versions. */
  imports: Stored<Omit<ImportEntry, 'open' | 'total'>> & {
    domainId: string;
    prefix: string | null;
    place: string | null;
  };
  importLosses: ImportLoss & { pageId: string | null };
  pages: OfTranslation & {
    collection: Collection;
    id: string;
    copy: Copy;
    domainId: string;
    slug: string;
    template: string;
    pageType: string;
    frequency: string | null;
    priority: number | null;
    published: number;
    updatedAt: string;
    publishedAt: string | null;
    lastPublished: string | null;
    card: string;
    document: string;
  };
  /** One narrow row for each draft of a page, for lists; `words`: its title in lower case without accents. */
  pageEntries: Pick<PageEntry, 'slug' | 'template' | 'title' | 'author' | 'updatedAt' | 'updatedBy'> &
    OfTranslation & {
      id: Generated<number>;
      pageId: string;
      domainId: string;
      words: string;
      publishedAt: string | null;
      /** The revision of the published copy; null while there is none. */
      publishedRevision: Generated<number | null>;
      /** The page that it was translated from, and its revision then. */
      translatedFrom: string | null;
      translatedRevision: number | null;
      /** How many of its texts wait for a person. */
      openTexts: Generated<number>;
    };
  /** The texts of drafts in a full-text index (FTS5); `rowid` is the `id` of their row in `pageEntries`. */
  pageTexts: { rowid: number; texts: string };
  pageTags: OfPage & { copy: Copy; domainId: string; tag: string };
  /** The roles that a page's draft demands, repeated from its document. */
  pageRoles: OfPage & { list: RoleList; roleId: string };
  pageHistory: OfPage & {
    revision: number;
    action: PageAction;
    updatedAt: string;
    updatedBy: string;
    /** What a person called this version. */
    name: string | null;
    document: string;
  };
  trash: OfPage & {
    domainId: string;
    slug: string;
    deletedAt: string;
    deletedBy: string;
    document: string;
  };
  siteDocuments: {
    id: string;
    copy: Copy;
    kind: SiteDocumentKind;
    domainId: string;
    slugPrefix: string;
    updatedAt: string;
    updatedBy: string;
    document: string;
  };
  domains: { id: string; copy: Copy; updatedAt: string; updatedBy: string; document: string };
  /**
   * `words`: name and alt text in lower case, for searches; `size`: of the original, in bytes; `folder`: its path, empty
   * at the top; `tags`: a JSON list; `uploadHash`: SHA-256 of the file as it was uploaded, empty when unknown.
   */
  media: {
    id: string;
    kind: MediaKind;
    hash: string;
    words: string;
    size: number;
    uploadedAt: string;
    uploadedBy: string;
    folder: Generated<string>;
    tags: Generated<string>;
    uploadHash: Generated<string>;
    document: string;
  };
  /** Folders of the library; folders around a folder have a row of their own. */
  mediaFolders: { path: string };
  /** `contents`: a JSON text of blocks. */
  patterns: { id: string; domainId: string; name: string; updatedAt: string; updatedBy: string; contents: string };
  /** The originals that documents use: `owner` is the `_id` of a page or site document, or `sections/` and a section's. */
  mediaUses: { owner: string; copy: Copy; mediaId: string; domainId: string };
}
