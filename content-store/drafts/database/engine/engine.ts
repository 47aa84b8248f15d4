import type { Dialect, KyselyPlugin } from 'kysely';
import type { Mutex } from './mutex.ts';
import type { Role, RoleHolder } from './role.ts';
import type { Signals } from './signals.ts';

/** A statement that runs without waiting. */
export interface StatementAtOnce {
  /** True if it returns rows. */
  reader: boolean;
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): unknown;
}

/** What differs between database engines: no other folder needs to know which one is in use. */
export interface Engine {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  plugins?: KyselyPlugin[];
  /** Increases whenever content changes, in any process; as old as what a read would find. */
  contentVersion(): number | Promise<number>;
  /** Reads from now on find every commit before this call, by any process; otherwise they may be one turn of the event loop old. */
  readAnew(): void;
  /**
   * Where writers of this process wait for each other, if the engine wants that, e.g. a thread with its own handle: waiting
   * here avoids SQLite's busy handler, which blocks the whole thread.
   */
  writeMutex: Mutex;
  /** True when several instances of the service may use the database at the same time. */
  isShared: boolean;
  /** Opens the messages between the instances that share this database. */
  openSignals(): Signals;
  /** Takes a role as soon as no other instance has it. */
  holdRole(name: string, holder: RoleHolder): Role;
  /** Lets a database of an earlier version shrink; takes a second for 100 MB, and as much free disk as the database has. */
  prepareToShrink(): Promise<void>;
  /** Gives the space of deleted rows back to the file system, in short steps. */
  shrink(): Promise<void>;
  /** What the database takes on the disk, in bytes. */
  size(): Promise<number>;
  /** The difference of the database's clock, which all instances share, to that of this machine, in milliseconds. */
  clockOffset(): Promise<number>;
  /** The statement if it can run synchronously; undefined if it cannot. */
  statementAtOnce(sql: string, isTransaction: boolean): StatementAtOnce | undefined;
}
