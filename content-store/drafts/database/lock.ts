import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf, isLocked, tryLock } from '../../lock/lock-file.ts';
import { makePrivateFolder } from '../../lock/private-folder.ts';
import { AppError } from '../../model/error.ts';

/**
 * Makes this process the only service on a data folder, which is made if it is missing, until it calls the returned
 * function or ends. Throws AppError `conflict` when another service is running.
 */
export function lockDataFolder(folder: string): () => void {
  makePrivateFolder(folder);
  const release = tryLock(lockOf(folder), String(process.pid));
  if (!release) throw isUsed(folder);
  return release;
}

/** Throws AppError `conflict` while a service is running on a data folder; changes nothing. */
export function requireNoService(folder: string): void {
  if (isLocked(lockOf(folder))) throw isUsed(folder);
}

const lockOf = (folder: string): string => join(folder, 'service.lock');

function isUsed(folder: string): AppError {
  const holder = holderOf(lockOf(folder)) ?? 'unknown';
  return new AppError('conflict', `Another service (process ${holder}) is using ${folder}; stop it first`);
}

/** False when the last service on a data folder was killed or is still running. Call before taking the lock. */
export const hasEndedInOrder = (folder: string): boolean => !existsSync(join(folder, 'service.pid'));
