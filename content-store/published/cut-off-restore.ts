import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#content-store/model/error.ts';

/** Where a restore copies the backup to before it replaces anything. */
export const copyOfBackup = (dataDir: string): string => join(dataDir, 'restoring');

/** Exists while the copy replaces the present files. */
export const replacementMarker = (dataDir: string): string => join(dataDir, 'restoring-replaces');

/** True when a restore was cut off after it had begun to replace files, or before there were any. */
export const wasRestoreCutOff = (dataDir: string): boolean =>
  existsSync(replacementMarker(dataDir)) ||
  (existsSync(copyOfBackup(dataDir)) && !existsSync(join(dataDir, 'drafts.sqlite')));

/** Throws AppError `conflict` instead of letting a half restored folder be taken for an empty or a whole one. */
export function requireNoCutOffRestore(dataDir: string): void {
  if (!wasRestoreCutOff(dataDir)) return;
  throw new AppError(
    'conflict',
    `A restore into ${dataDir} was interrupted, so its content is incomplete. Run it again: npm run restore -- DIR`,
  );
}
