import type { Collection } from '../../model/entities/collection.ts';
import type { RoleList } from '../../model/entities/page.ts';
import type { SiteDocumentKind } from '../../model/entities/site-document.ts';

/** Every document has a draft; visitors get the published copy, which is absent until the first publish. */
export type Copy = 'draft' | 'published';

export type PageAction = 'save' | 'publish' | 'unpublish' | 'delete' | 'restore';

/** `document` and `card` are JSON texts; the other columns repeat fields for search and sorting. Flags are 0 or 1. */
export interface PagesTable {
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
}

export interface PageTagsTable {
  collection: Collection;
  pageId: string;
  copy: Copy;
  domainId: string;
  tag: string;
}

/** The roles that a page's draft demands, repeated from its document. */
export interface PageRolesTable {
  collection: Collection;
  pageId: string;
  list: RoleList;
  roleId: string;
}

export interface PageHistoryTable {
  collection: Collection;
  pageId: string;
  revision: number;
  action: PageAction;
  updatedAt: string;
  updatedBy: string;
  document: string;
}

export interface TrashTable {
  collection: Collection;
  pageId: string;
  domainId: string;
  slug: string;
  deletedAt: string;
  deletedBy: string;
  document: string;
}

export interface SiteDocumentsTable {
  id: string;
  copy: Copy;
  kind: SiteDocumentKind;
  domainId: string;
  slugPrefix: string;
  updatedAt: string;
  updatedBy: string;
  document: string;
}

export interface DomainsTable {
  id: string;
  copy: Copy;
  updatedAt: string;
  updatedBy: string;
  document: string;
}
