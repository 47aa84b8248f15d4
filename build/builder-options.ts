import type { BucketAddress } from '#content-store/files/storage-address.ts';
import type { DomainSitesOptions } from './plan/domain-site.ts';

/** Where a builder reads and writes, and how. */
export interface BuilderOptions extends DomainSitesOptions {
  /** The published files. */
  contentDir: string;
  /** Holds the manifests and `images/`, the cache of variants. */
  dataDir: string;
  compiledDir?: string | undefined;
  /** The bucket that `dist` is sent to; `distDir` is then a cache. */
  storage?: BucketAddress | null | undefined;
  /** Settles when a compile of the site that is still running ends. */
  compiling?: Promise<void> | undefined;
  /** The threads that help to render give way to everything else in the process. */
  isBackground?: boolean | undefined;
  /** Called for each file that is read and each question that is asked. */
  onAlive?: (() => void) | undefined;
  /** Told in a sentence what a start has to do again. */
  onNews?: ((sentence: string) => void) | undefined;
  /** How long unused files are kept for pages that were loaded earlier; 7 by default. */
  graceDays?: number | undefined;
  now?: (() => Date) | undefined;
}

/** A published file that may have changed: its path below the content folder. */
export interface Change {
  domainId: string;
  path: string;
  /** What it is about to hold, null if it goes; the file is read if this is absent. */
  text?: string | null | undefined;
}
