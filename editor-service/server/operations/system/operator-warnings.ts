import { hasFiles } from '#build/parts/find-parts.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { lastRecorded } from '#content-store/drafts/people/audit.ts';
import { countContent } from '#content-store/drafts/site/site-state.ts';
import type { Handler } from '../../http/call-context.ts';
import type { Settings } from '../../runtime/settings.ts';
import { foldersOf } from '../../storage/storage.ts';
import { createDiskUse } from './disk-use.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A nightly backup that failed once is not a reason yet. */
const BACKUP_DAYS = 2;

/** What is missing, a sentence each: the originals of the library, and what running in production needs. */
export async function operatorWarnings(db: Db, settings: Settings, now: Date): Promise<string[]> {
  const warnings = await originalsWarning(db, settings);
  if (!settings.isProduction) return warnings;
  if (!settings.smtpUrl)
    warnings.push('No emails are sent: SMTP_URL is not set, so each one is saved as a file in DATA_DIR/mail.');
  if (settings.publicEditorUrl?.startsWith('http:'))
    warnings.push('Passwords reach the editor unencrypted: PUBLIC_EDITOR_URL is not an https address.');
  const last = await lastRecorded(db, 'backup');
  if (last === undefined)
    warnings.push('There is no backup: run npm run backup every day (see build/operate/README.md).');
  else if (now.getTime() - Date.parse(last) > BACKUP_DAYS * DAY_MS)
    warnings.push(`The last backup is of ${last.slice(0, 10)}: npm run backup has not succeeded since.`);
  return warnings;
}

/** Published pages keep the copies that they show, so a service goes on without its originals. */
async function originalsWarning(db: Db, settings: Settings): Promise<string[]> {
  const { media } = foldersOf(settings);
  const { listed } = await countContent(db);
  if (listed === 0 || settings.storage || (await hasFiles(media))) return [];
  return [
    `None of the ${listed} pictures and files in the media library is in ${media}: mount it, or restore a backup.`,
  ];
}

interface SystemParts {
  db: Db;
  settings: Settings;
  now: () => Date;
}

/** What administrators should know of the machine. */
export function loadSystem({ db, settings, now }: SystemParts): Handler<'system/load'> {
  const diskUse = createDiskUse(db, settings);
  return async () => ({ warnings: await operatorWarnings(db, settings, now()), disk: await diskUse() });
}
