import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Settings } from './settings.ts';

/** AUTH_SECRET; outside production, a secret generated once and kept in the data folder, readable by its owner only. */
export async function authSecret({ authSecret: configured, databaseAddress, dataDir }: Settings): Promise<string> {
  if (configured) return configured;
  if (isPostgres(databaseAddress)) {
    throw new AppError(
      'invalid',
      'AUTH_SECRET must be set with DATABASE_URL, alike for all services, with at least 32 bytes',
    );
  }
  const file = join(dataDir, 'auth-secret');
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
