import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { Uploads } from '../../media/uploads.ts';
import type { MediaSource } from '../media/media-source.ts';
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

/** What an import of another system's content works with. */
export interface MoveInNeeds extends Filling {
  uploads: Uploads;
  source: MediaSource;
  /** The name that `--source` gives what is imported. */
  sourceName?: string | undefined;
  say: (words: string, share: number) => void;
}
