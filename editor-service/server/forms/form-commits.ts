import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Log } from '../runtime/log.ts';
import type { FormWorks } from './commit-thread.ts';
import { type Commits, startCommits } from './commits/start-commits.ts';

export type FormCommits = Commits<FormWorks>;

/** Commits submissions and sent mails on a separate thread. */
export function startFormCommits(db: Db, databaseAddress: string, log: Log): FormCommits {
  return startCommits(db, { program: new URL('./commit-thread.ts', import.meta.url), databaseAddress, log });
}
