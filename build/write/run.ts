import type { PublishedStore } from '#content-store/published/store.ts';
import type { ImageVariants } from '../images/images.ts';
import type { BuildFailure } from '../plan/build-error.ts';
import type { Rendering } from '../threads/render-pages.ts';

/** Called after each page that was rendered. */
export type OnProgress = (done: number, total: number) => void;

/** What a rebuild did. */
export interface RebuildResult {
  /** Addresses of pages whose bytes are new. */
  changed: string[];
  /** Addresses of pages that are gone. */
  removed: string[];
  failures: BuildFailure[];
  /** Of pages that were rendered all the same. */
  warnings: BuildFailure[];
  milliseconds: number;
}

/** One rebuild of one domain while it is under way. */
export interface Run extends Rendering {
  images: ImageVariants;
  /** The published files, with the originals of those that pages link to. */
  files: Pick<PublishedStore, 'read'>;
  now: Date;
  /** When files that the site stops using in this run may go. */
  keepUntil: Date;
  result: RebuildResult;
  onProgress: OnProgress | undefined;
}
