import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, engineFor } from '#content-store/drafts/database/open-database.ts';
import { thinHistory } from '#content-store/drafts/pages/thin-history.ts';
import { emptyTrash } from '#content-store/drafts/pages/trash.ts';
import { forgetAudit } from '#content-store/drafts/people/audit.ts';
import { forgetExpired } from '#content-store/drafts/people/forget-expired.ts';
import { forgetEndedSchedules } from '#content-store/drafts/publishing/schedules.ts';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import type { Settings } from '../../runtime/settings.ts';
import { foldersOf } from '../../storage/storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The editor says so where a page is deleted. */
const TRASH_DAYS = 30;

/**
 * Deletes what is older than the settings keep it, never anything that is published or that a visitor sent, and gives
 * its space back. Returns how much of each kind was deleted.
 */
export async function deleteOld(db: Db, settings: Pick<Settings, 'retention' | 'dataDir'>, now: Date) {
  const { historyDays, historyVersions: newest, auditDays, mailDays } = settings.retention;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const counts = {
    history: await thinHistory(db, { before: ago(historyDays).toISOString(), newest }),
    trash: await emptyTrash(db, ago(TRASH_DAYS).toISOString()),
    audit: await forgetAudit(db, ago(auditDays).toISOString()),
    schedules: await forgetEndedSchedules(db, ago(auditDays).toISOString()),
    expired: await forgetExpired(db, now.toISOString()),
    mailFiles: await deleteOldFiles(foldersOf(settings).mail, /\.eml(?:\.part)?$/, ago(mailDays)),
  };
  await engineFor(db).shrink();
  return counts;
}

/** Deletes files of a folder whose name matches and that were last written before a time; returns their number. */
export async function deleteOldFiles(folder: string, names: RegExp, before: Date): Promise<number> {
  const found = (await readdir(folder).catch(nullIfAbsent)) ?? [];
  let deleted = 0;
  for (const name of found.filter((one) => names.test(one))) {
    const file = join(folder, name);
    const facts = await stat(file).catch(nullIfAbsent); // a mail is renamed when it is whole
    if (!facts || facts.mtimeMs >= before.getTime()) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}
