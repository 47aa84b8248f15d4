import type { PublishedStore } from '#content-store/published/store.ts';
import type { ImageVariants } from '../images/images.ts';
import type { AnswerBook } from '../plan/answer-book.ts';
import type { BuildFailure } from '../plan/build-error.ts';
import type { CompiledSite } from '../render/compiled-site.ts';
import type { DrawCrew } from '../threads/draw-crew.ts';

/** Called after each page that was drawn. */
export type OnProgress = (done: number, total: number) => void;

/** What a rebuild did. */
export interface RebuildResult {
  /** Addresses of pages whose bytes are new. */
  changed: string[];
  /** Addresses of pages that are gone. */
  removed: string[];
  failures: BuildFailure[];
  /** Of pages that were drawn all the same. */
  warnings: BuildFailure[];
  milliseconds: number;
}

/** One rebuild of one domain while it is under way. */
export interface Run {
  compiled: CompiledSite;
  /** The threads that help to draw. */
  crew: DrawCrew;
  images: ImageVariants;
  /** The published files, with the originals of those that pages link to. */
  files: Pick<PublishedStore, 'read'>;
  /** The same for all pages of this run. */
  answers: AnswerBook;
  now: Date;
  /** When files that the site stops using in this run may go. */
  keepUntil: Date;
  result: RebuildResult;
  onProgress: OnProgress | undefined;
}
