import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf, tryLock } from '../../lock/lock-file.ts';
import { makePrivateFolder } from '../../lock/private-folder.ts';
import { AppError } from '../../model/error.ts';

/**
 * Makes this process the only service on a data folder, which is made if it is missing, until it calls the returned function or ends. Throws AppError
 * `conflict` when another service is running.
 */
export function lockDataFolder(folder: string): () => void {
  makePrivateFolder(folder);
  const file = join(folder, 'service.lock');
  const release = tryLock(file, String(process.pid));
  if (release) return release;
  const message = `Another service (process ${holderOf(file) ?? 'unknown'}) is using ${folder}; stop it first`;
  throw new AppError('conflict', message);
}

/** False when the last service on a data folder was killed or is still running. Call before taking the lock. */
export const hasEndedInOrder = (folder: string): boolean => !existsSync(join(folder, 'service.pid'));
