import { statSync } from 'node:fs';
import { startThread } from '#build/threads/thread.ts';
import { requireWholeDatabase } from '#content-store/drafts/database/copy-database.ts';
import { DamagedDatabase } from '#content-store/drafts/database/database-error.ts';

/** A larger database is checked while the service is already running: reading 700 MB takes a second. */
const AT_ONCE = 32 * 1024 * 1024;

/**
 * Checks a database: a small one before anything is written, which throws DamagedDatabase; a large one in a thread.
 * Returns a promise that rejects with DamagedDatabase in that case.
 */
export function checkDatabase(file: string, atOnce = AT_ONCE): Promise<void> {
  if (statSync(file).size <= atOnce) {
    requireWholeDatabase(file, 'quick_check');
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const thread = startThread(new URL('./check-thread.ts', import.meta.url), file);
    thread.unref();
    thread.on('message', (problem: string) => reject(new DamagedDatabase(file, new Error(problem))));
    thread.on('error', reject).on('exit', () => resolve());
  });
}
