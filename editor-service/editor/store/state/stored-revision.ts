/** The stored revision of a page that another editor has saved in the meantime. */
export interface StoredRevision {
  revision: number;
  updatedAt: string;
  updatedBy: string;
}
