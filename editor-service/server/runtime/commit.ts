import type { Db } from '#content-store/drafts/database/open-database.ts';

/** Commits a change that publishes, then starts its delivery; resolves when it is committed, not when it is live. */
export type Commit = <T>(change: () => Promise<T>) => Promise<T>;

/** Dependencies of a handler that publishes. */
export interface CommitNeeds {
  db: Db;
  commit: Commit;
}
