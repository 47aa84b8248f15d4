import type { Db } from '#content-store/drafts/database/open-database.ts';

/**
 * What a thread that commits does, by name: small works that many ask for at the same time. Each gets what it is about, and
 * after that what many have in common.
 */
export type Works = Record<string, (db: Db, about: never, common: never) => Promise<unknown>>;

/** What a work is given besides the database. */
export type Given<Work extends Works[string]> = Parameters<Work> extends [Db, ...infer Rest] ? Rest : never;

/** Works as they cross to the thread. What many of them have in common crosses once. */
export interface WorkGroup {
  common: readonly unknown[];
  works: readonly { name: string; about: unknown /** Its place in `common`. */; common: number }[];
}

/** What became of a work; errors as plain values, to cross from one thread to another. */
export interface Outcome {
  /** Absent also where the work answers nothing. */
  answer?: unknown;
  failure?: { code: string; message: string };
}
