import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { Uploads } from '../media/uploads.ts';
import type { MediaSource } from './media/media-source.ts';
import type { Reporter } from './report/report.ts';

/** What an import of another system's content works with. */
export interface MoveInParts {
  db: Db;
  uploads: Uploads;
  source: MediaSource;
  reporter: Reporter;
  domainId: string;
  /** The name that `--source` gives what is imported. */
  sourceName?: string | undefined;
  stamp: Stamp;
  publish: boolean;
  isDryRun: boolean;
  say: (words: string, share: number) => void;
}
