import type { ErrorCode } from '#content-store/model/error.ts';
import type { Settings } from '../../runtime/settings.ts';

/** What the thread is started with. */
export type DeliverySettings = Pick<Settings, 'dataDir' | 'contentDir' | 'storage' | 'databaseAddress'>;

/** Ids of deliveries whose files are written; that all are; or why one could not be written. */
export type DeliveryReport =
  | { delivered: readonly number[] }
  | { isDone: true }
  | { failure: { code: ErrorCode; message: string } };
