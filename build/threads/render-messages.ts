import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { SnapshotState } from '#content-store/published/snapshot.ts';
import type { BuildFailure } from '../plan/build-error.ts';
import type { PageRequest, Rendered } from '../render/render.ts';

/** The sources a thread renders from: the content at its start and the compiled site. */
export interface RenderSources {
  content: SnapshotState;
  compiledDir: string | undefined;
  environment: PublicEnvironment;
  /** Everything else in this process comes first. */
  isBackground: boolean;
}

/** The address of a page, with its domain. */
export type Address = Pick<PageRequest, 'domainId' | 'address'>;

export type RenderAnswer = Address & ({ rendered: Rendered } | { failure: BuildFailure });

/** Sent to the thread when the compiled site can be loaded. */
export const COMPILED = 'compiled';

export type RenderMessage = typeof COMPILED | PageRequest;

/** Sent by the thread once it has loaded everything. */
export interface RenderReady {
  compileId: string;
}
