import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { Reporter } from '../report/report.ts';

/** The site that an import fills, and how. */
export interface Filling {
  db: Db;
  reporter: Reporter;
  domainId: string;
  stamp: Stamp;
  publish: boolean;
  isDryRun: boolean;
}
