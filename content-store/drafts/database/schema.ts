import type { Generated, Insertable, Selectable } from 'kysely';
import type {
  DomainsTable,
  PageHistoryTable,
  PageRolesTable,
  PagesTable,
  PageTagsTable,
  SiteDocumentsTable,
  TrashTable,
} from './content-tables.ts';
import type { FormsTable, MailsTable, SubmissionsTable, SubscribersTable } from './forms-tables.ts';
import type { MediaTable, MediaUsesTable } from './media-tables.ts';
import type {
  AuditTable,
  FailuresTable,
  OneTimeLinksTable,
  RolesTable,
  SessionsTable,
  UserRolesTable,
  UsersTable,
} from './people-tables.ts';

/** The published file at `path` may differ from the database. */
interface OutboxTable {
  id: Generated<number>;
  domainId: string;
  path: string;
  createdAt: string;
}

/** One row; triggers count every change of content. */
interface ContentChangesTable {
  count: number;
}

/** All tables. */
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
