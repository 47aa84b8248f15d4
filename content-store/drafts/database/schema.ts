import type { Generated } from 'kysely';
import type { Notification } from '../../model/entities/notification.ts';
import type { AuditEntry } from '../../model/people/audit-entry.ts';
import type { ContentTables } from './content-tables.ts';
import type { FormsTables } from './forms-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { PublishingTables } from './publishing-tables.ts';
import type { ReviewTables } from './review-tables.ts';
import type { Stored } from './stored.ts';

/** All tables. */
export interface Database extends ContentTables, FormsTables, PeopleTables, PublishingTables, ReviewTables {
  /** One row: what tells this site from every other, the version of the product that used it last, and its languages (JSON). */
  site: { id: string; version: Generated<string>; languages: Generated<string> };
  /** Shows drafts without a login: of a page, a release, or the whole domain. The link's secret is not stored. */
  previewLinks: {
    id: string;
    domainId: string;
    pageId: string | null;
    release: string | null;
    createdBy: string;
    createdAt: string;
    expiresAt: string;
  };
  /** `subject`: the id or name of the affected object; `address`: the origin of the request; `token`: the name of that used. */
  audit: Omit<AuditEntry, 'token'> & { id: Generated<number>; token: Generated<string> };
  /** After too many failures, requests with this key are refused until `refusedUntil`. */
  failures: { key: string; count: number; refusedUntil: string; expiresAt: string };
  /** `about` is JSON. */
  notifications: Stored<Notification, 'about'> & {
    /** A username. */
    recipient: string;
    /** The mail that says it; null while none was written, empty when none is wanted. */
    mailId: string | null;
  };
  /** Who is at which page; times in milliseconds. */
  visits: { pageId: string; userId: string; username: string; since: number; seen: number };
  /** How often a key was used until `expiresAt`, in milliseconds. */
  uses: { key: string; count: number; expiresAt: number };
  /** The published file at `path` may differ from the database. */
  outbox: { id: Generated<number>; domainId: string; path: string; createdAt: string };
  /** One row; triggers count every change of content. */
  contentChanges: { count: number };
}
