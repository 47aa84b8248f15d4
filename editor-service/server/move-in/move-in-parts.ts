import type { Uploads } from '../media/uploads.ts';
import type { MediaSource } from './media/media-source.ts';
import type { Filling } from './store/filling.ts';

/** What an import of another system's content works with. */
export interface MoveInParts extends Filling {
  uploads: Uploads;
  source: MediaSource;
  /** The name that `--source` gives what is imported. */
  sourceName?: string | undefined;
  say: (words: string, share: number) => void;
}
