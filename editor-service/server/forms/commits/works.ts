import type { Db } from '#content-store/drafts/database/open-database.ts';

/**
 * The works of a commit thread, by name: small writes that many calls request at the same time. Each gets its own
 * argument, then one that many of them share.
 */
export type Works = Record<string, (db: Db, about: never, common: never) => Promise<unknown>>;

/** The arguments of a work besides the database. */
export type Given<Work extends Works[string]> = Parameters<Work> extends [Db, ...infer Rest] ? Rest : never;

/** Works as passed to the thread. An argument that many of them share is passed once. */
export interface WorkGroup {
  common: readonly unknown[];
  works: readonly { name: string; about: unknown /** Its index in `common`. */; common: number }[];
}

/** The outcome of a work; errors are plain values, so that they can be passed between threads. */
export interface CommitOutcome {
  /** Also absent if the work returns nothing. */
  answer?: unknown;
  failure?: { code: string; message: string };
}
