import type { PublishedStore } from '#content-store/published/store.ts';
import type { ImageVariants } from '../images/images.ts';
import type { BuildFailure } from '../plan/build-error.ts';
import type { Rendering } from '../threads/render-pages.ts';

/** Called after each rendered page. */
export type OnProgress = (done: number, total: number) => void;

/** What a rebuild did. */
export interface RebuildResult {
  /** Addresses of pages whose bytes are new. */
  changed: string[];
  /** Addresses of removed pages. */
  removed: string[];
  failures: BuildFailure[];
  /** About pages that were rendered nevertheless. */
  warnings: BuildFailure[];
  milliseconds: number;
  /** Milliseconds between the first and the last file that was written or removed. */
  span: number;
}

/** One rebuild of one domain while it is under way. */
export interface Run extends Rendering {
  images: ImageVariants;
  /** The published files, with the originals of those that pages link to. */
  files: Pick<PublishedStore, 'read'>;
  now: Date;
  /** Until when files that this run stops using are kept. */
  keepUntil: Date;
  result: RebuildResult;
  onProgress: OnProgress | undefined;
}
