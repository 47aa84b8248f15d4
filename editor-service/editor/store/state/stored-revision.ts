/** The revision that is stored, of a page somebody else has saved in the meantime. */
export interface StoredRevision {
  revision: number;
  updatedAt: string;
  updatedBy: string;
}
