import type { Failpoint } from '#content-store/published/failpoint.ts';
import type { Change } from './builder-options.ts';
import type { Rendered } from './render/render.ts';
import type { RebuildResult } from './write/run.ts';

/** Asks the thread to do something. */
export interface WorkerRequest {
  id: number;
  work: 'rebuild' | 'catchUp' | 'send' | 'makePicture';
  changes: readonly Change[];
  lookedAt: readonly string[];
  rendered: readonly Rendered[];
  failpoint: Failpoint | undefined;
}

/** Tells a rebuild, or a catch-up, that a newer change waits: it leaves the rest to the next one. */
export interface Interrupt {
  id: number;
  work: 'interrupt';
}

/** Tells the thread to stop sending at once. */
export interface StopSending {
  work: 'stopSending';
}

/** What the thread reports. */
export type WorkerAnswer =
  | { kind: 'alive' }
  | { kind: 'trouble'; error: unknown }
  | { kind: 'news'; sentence: string }
  /** How many pictures that pages show are not made yet. */
  | { kind: 'pictures'; left: number }
  | { id: number; kind: 'progress'; done: number; total: number }
  | { id: number; kind: 'done'; result: RebuildResult }
  /** `unavailable`: the message of that AppError, which loses its class on the way. */
  | { id: number; kind: 'failed'; error: unknown; unavailable?: string | undefined };
