import type { Generated, Insertable, Selectable } from 'kysely';
import type { Collection } from '../../model/entities/collection.ts';
import type { RoleList } from '../../model/entities/page.ts';
import type { SiteDocumentKind } from '../../model/entities/site-document.ts';
import type { FormKind } from '../../model/forms/forms-in.ts';
import type { MailKind, MailState } from '../../model/forms/mail.ts';
import type { SubmissionState } from '../../model/forms/submission.ts';
import type { MediaKind } from '../../model/media/library-item.ts';

/** Every document has a draft; visitors get the published copy, which is absent until the first publish. */
export type Copy = 'draft' | 'published';

export type PageAction = 'save' | 'publish' | 'unpublish' | 'delete' | 'restore';

/** `document` and `card` are JSON texts; the other columns repeat what queries search and sort by. Flags are 0 or 1. */
interface PagesTable {
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

interface PageTagsTable {
  collection: Collection;
  pageId: string;
  copy: Copy;
  domainId: string;
  tag: string;
}

interface PageHistoryTable {
  collection: Collection;
  pageId: string;
  revision: number;
  action: PageAction;
  updatedAt: string;
  updatedBy: string;
  document: string;
}

interface TrashTable {
  collection: Collection;
  pageId: string;
  domainId: string;
  slug: string;
  deletedAt: string;
  deletedBy: string;
  document: string;
}

interface SiteDocumentsTable {
  id: string;
  copy: Copy;
  kind: SiteDocumentKind;
  domainId: string;
  slugPrefix: string;
  updatedAt: string;
  updatedBy: string;
  document: string;
}

interface DomainsTable {
  id: string;
  copy: Copy;
  updatedAt: string;
  updatedBy: string;
  document: string;
}

/** `words`: name and alt text in lower case, to be searched; `size`: bytes of the original. */
interface MediaTable {
  id: string;
  kind: MediaKind;
  hash: string;
  words: string;
  size: number;
  uploadedAt: string;
  uploadedBy: string;
  document: string;
}

/** Which original is used by which document: `owner` is the `_id` of a page or of a site document. */
interface MediaUsesTable {
  owner: string;
  copy: Copy;
  mediaId: string;
  domainId: string;
}

interface UsersTable {
  id: string;
  username: string;
  email: string;
  /** bcrypt; null until the invited person has set one. */
  passwordHash: string | null;
  disabled: number;
  createdAt: string;
  updatedAt: string;
}

interface RolesTable {
  id: string;
  name: string;
  admin: number;
}

interface UserRolesTable {
  userId: string;
  roleId: string;
}

/** `idHash` is the SHA-256 of the session's id, so that the file alone opens no session. */
interface SessionsTable {
  idHash: string;
  userId: string;
  activeDomainId: string | null;
  createdAt: string;
  expiresAt: string;
}

/** Only the hash is kept; without a user the link makes the first administrator. */
interface OneTimeLinksTable {
  tokenHash: string;
  userId: string | null;
  createdAt: string;
  expiresAt: string;
}

/** The published file at `path` may differ from the database. */
interface OutboxTable {
  id: Generated<number>;
  domainId: string;
  path: string;
  createdAt: string;
}

/** `subject`: the id or name of what it was done to; `address`: where the request came from. */
interface AuditTable {
  id: Generated<number>;
  at: string;
  actor: string;
  action: string;
  subject: string;
  address: string;
}

/** What went wrong too often under a key is refused until a time. */
interface FailuresTable {
  key: string;
  count: number;
  refusedUntil: string;
  expiresAt: string;
}

/** The roles that a page's draft demands, repeated from its document. */
interface PageRolesTable {
  collection: Collection;
  pageId: string;
  list: RoleList;
  roleId: string;
}

/** A form as a page's copy held it, from `since` until it was changed or removed (null: it is still there). */
interface FormsTable {
  id: Generated<number>;
  kind: FormKind;
  copy: Copy;
  domainId: string;
  pageId: string;
  identifier: string;
  document: string;
  since: string;
  until: string | null;
}

/** `document` is JSON of settings and form; `suspicion` says why it is quarantined. */
interface SubmissionsTable {
  id: string;
  domainId: string;
  state: SubmissionState;
  identifier: string;
  suspicion: string | null;
  createdAt: string;
  eraseAt: string | null;
  document: string;
}

/** `recipients` and `content` are JSON; `causedBy` is where the request came from. */
interface MailsTable {
  id: string;
  domainId: string | null;
  submissionId: string | null;
  kind: MailKind;
  state: MailState;
  recipients: string;
  causedBy: string;
  content: string;
  subject: string;
  attempts: number;
  dueAt: string;
  lastError: string | null;
  createdAt: string;
}

interface SubscribersTable {
  id: string;
  domainId: string;
  listId: string;
  email: string;
  values: string;
  createdAt: string;
}

/** One row; triggers count every change of what people edit. */
interface ContentChangesTable {
  count: number;
}

export interface Database {
  pages: PagesTable;
  pageTags: PageTagsTable;
  pageHistory: PageHistoryTable;
  trash: TrashTable;
  siteDocuments: SiteDocumentsTable;
  domains: DomainsTable;
  media: MediaTable;
  mediaUses: MediaUsesTable;
  users: UsersTable;
  roles: RolesTable;
  userRoles: UserRolesTable;
  sessions: SessionsTable;
  oneTimeLinks: OneTimeLinksTable;
  outbox: OutboxTable;
  audit: AuditTable;
  failures: FailuresTable;
  pageRoles: PageRolesTable;
  forms: FormsTable;
  submissions: SubmissionsTable;
  mails: MailsTable;
  subscribers: SubscribersTable;
  contentChanges: ContentChangesTable;
}

export type PageRow = Insertable<PagesTable>;
export type UserRow = Selectable<UsersTable>;
