import type { PublishedStore } from '#content-store/published/store.ts';
import type { ImageVariants } from '../images/images.ts';
import type { BuildFailure } from '../plan/build-error.ts';
import type { Rendered } from '../render/render.ts';
import type { Rendering } from '../threads/render-pages.ts';

/** Called after each rendered page. */
export type OnProgress = (done: number, total: number) => void;

/** How a rebuild goes about its work. */
export interface Manner {
  /** Asked between pages; once it says yes, the rest of the work is left to the next rebuild, which knows of newer changes. */
  isNewer?: (() => boolean) | undefined;
  /** Ids of pages that editors look at: they are rendered before others. */
  lookedAt?: readonly string[] | undefined;
  /** Pages as they were rendered before their publish was committed. */
  rendered?: readonly Rendered[] | undefined;
}

/** What a rebuild did. */
export interface RebuildResult {
  /** Addresses of pages whose bytes are new. */
  changed: string[];
  /** Addresses of removed pages. */
  removed: string[];
  failures: BuildFailure[];
  /** A newer change interrupted it: what is left is done by the next rebuild, and counted there. */
  isInterrupted?: boolean;
  /** Warnings about pages that were still rendered. */
  warnings: BuildFailure[];
  milliseconds: number;
  /** Milliseconds between the first and the last file that was written or removed. */
  span: number;
}

/** One rebuild of one domain while it is under way. */
export interface Run extends Rendering, Manner {
  images: ImageVariants;
  /** The published files, with the originals of those that pages link to. */
  files: Pick<PublishedStore, 'read'>;
  now: Date;
  /** Until when files that this run stops using are kept. */
  keepUntil: Date;
  /** Pages are written before their pictures: nobody has visited this site yet. */
  isFirst?: boolean | undefined;
  /** No domain comes after this one. */
  isLast: boolean;
  result: RebuildResult;
  onProgress: OnProgress | undefined;
  /** Told in a sentence what a start has to do again. */
  onNews?: ((sentence: string) => void) | undefined;
  /** Called when the pages that come first are written, and others are left. */
  onFirstWritten?: (() => Promise<void>) | undefined;
}
