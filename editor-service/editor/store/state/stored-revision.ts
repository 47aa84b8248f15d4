/** The stored revision of a page that somebody else has saved in the meantime. */
export interface StoredRevision {
  revision: number;
  updatedAt: string;
  updatedBy: string;
}
