import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Handler } from '../calls/call-context.ts';
import type { Settings } from '../runtime/settings.ts';
import { createDiskUse } from './disk-use.ts';
import { operatorWarnings } from './operator-warnings.ts';

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
