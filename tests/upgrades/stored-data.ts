import { join } from 'node:path';
import Database from 'better-sqlite3';

/** A document as stored by the old version. */
export type Stored = Record<string, unknown>;

export interface StoredPage extends Stored {
  _id: string;
  domainId: string;
  slug: string;
  viewerRoles: string[];
}

export interface StoredData {
  pages: { collection: string; page: StoredPage }[];
  trash: { collection: string; page: StoredPage }[];
  history: { pageId: string; revision: number; action: string; page: StoredPage }[];
  siteDocuments: { kind: string; slugPrefix: string; document: Stored }[];
  received: Stored[];
  /** Submitted from the preview by an editor. */
  previewed: Stored[];
  quarantined: Stored[];
  subscribers: Stored[];
  users: Stored[];
  roles: Stored[];
  media: Stored[];
  audit: Stored[];
}

/** The content of a data folder, read with the tables of November 2026 that all kept folders have, not with the present schema. */
export function storedData(folder: string): StoredData {
  const database = new Database(join(folder, 'drafts.sqlite'), { readonly: true });
  const rows = <T>(query: string) => database.prepare<[], T>(query).all();
  const pages = (query: string) =>
    rows<{ collection: string; document: string }>(query).map(({ collection, document }) => ({
      collection,
      page: JSON.parse(document) as StoredPage,
    }));
  const submissions = (state: string) =>
    rows<{ document: string }>(
      `select id as _id, createdAt, suspicion, document from submissions where state = '${state}'`,
    ).map(({ document, ...row }) => {
      // The forms it may be meant for are another call's answer.
      const { candidates: _, ...submission } = JSON.parse(document);
      return { ...row, ...submission };
    });
  try {
    return {
      pages: pages("select collection, document from pages where copy = 'draft' order by slug"),
      trash: pages('select collection, document from trash'),
      history: rows<HistoryRow>('select * from pageHistory order by revision desc').map(({ document, ...row }) => ({
        ...row,
        page: JSON.parse(document) as StoredPage,
      })),
      siteDocuments: rows<SiteDocumentRow>("select * from siteDocuments where copy = 'draft'").map((row) => ({
        ...row,
        document: JSON.parse(row.document) as Stored,
      })),
      received: submissions('received'),
      previewed: submissions('draft'),
      quarantined: submissions('quarantined'),
      subscribers: rows('select id as _id, listId, email, createdAt from subscribers'),
      users: rows<Flagged>('select id as _id, username, email, disabled from users').map((user) => ({
        ...user,
        disabled: user.disabled === 1,
      })),
      roles: rows<Flagged>('select id as _id, name, admin from roles').map((role) => ({
        ...role,
        admin: role.admin === 1,
      })),
      media: rows<{ kind: string; document: string }>('select kind, document from media').map(({ kind, document }) => ({
        kind,
        ...JSON.parse(document),
      })),
      audit: rows('select at, actor, action, subject from audit'),
    };
  } finally {
    database.close();
  }
}

interface HistoryRow {
  pageId: string;
  revision: number;
  action: string;
  document: string;
}

interface SiteDocumentRow {
  kind: string;
  slugPrefix: string;
  document: string;
}

interface Flagged {
  disabled?: number;
  admin?: number;
}
