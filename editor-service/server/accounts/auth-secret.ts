import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../runtime/settings.ts';

/** AUTH_SECRET; outside production, a secret generated once and kept in the data folder, readable by its owner only. */
export async function authSecret({ authSecret: configured, dataDir }: Settings): Promise<string> {
  if (configured) return configured;
  const file = join(dataDir, 'auth-secret');
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
