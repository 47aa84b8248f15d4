import type { Db } from '#content-store/drafts/database/open-database.ts';
import { lastRecorded } from '#content-store/drafts/people/audit.ts';
import type { Settings } from '../runtime/settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A nightly backup that failed once is not a reason yet. */
const BACKUP_DAYS = 2;

/** What is missing for running in production, a sentence each; nothing outside production. */
export async function operatorWarnings(db: Db, settings: Settings, now: Date): Promise<string[]> {
  if (!settings.isProduction) return [];
  const warnings = [];
  if (!settings.smtpUrl)
    warnings.push('No mail is sent: SMTP_URL is not set, so every mail becomes a file in DATA_DIR/mail.');
  if (settings.publicEditorUrl?.startsWith('http:'))
    warnings.push('Passwords reach the editor unencrypted: PUBLIC_EDITOR_URL is not an https address.');
  const last = await lastRecorded(db, 'backup');
  if (last === undefined)
    warnings.push('There is no backup: run npm run backup every day, see build/operate/README.md.');
  else if (now.getTime() - Date.parse(last) > BACKUP_DAYS * DAY_MS)
    warnings.push(`The last backup is of ${last.slice(0, 10)}: npm run backup has not succeeded since.`);
  return warnings;
}
