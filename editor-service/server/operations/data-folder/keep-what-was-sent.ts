import { existsSync } from 'node:fs';
import { DamagedDatabase, databaseError } from '#content-store/drafts/database/database-error.ts';
import { keepLaterRows, type LaterRows } from '#content-store/drafts/database/keep-later-rows.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { siteState } from '#content-store/drafts/site/site-state.ts';

/** What visitors sent since a backup: added to it, or lost. Null when the database that is replaced cannot be read. */
export type SentSince = readonly LaterRows[] | null;

/** Adds to the copy of a backup what visitors sent since, from the database that it replaces, unless that is another site's. */
export async function keepWhatWasSent(replaced: string, copy: string): Promise<SentSince> {
  if (!existsSync(replaced)) return [];
  try {
    return (await siteIn(replaced)) === (await siteIn(copy)) ? keepLaterRows(replaced, copy) : [];
  } catch (error) {
    if (databaseError(error) instanceof DamagedDatabase) return null; // most restores are for such a database
    throw error;
  }
}

async function siteIn(file: string): Promise<string | null> {
  await using db = await openDatabase(file, { readonly: true });
  return (await siteState(db)).site;
}

/** For people: what was kept, and what was not. */
export function sentInWords(sent: SentSince): string[] {
  if (!sent) return ['Lost: what visitors sent since the backup. The database that was replaced cannot be read.'];
  const list = (which: 'kept' | 'lost') =>
    sent
      .filter((row) => row.table !== 'mails' && row[which] > 0)
      .map((row) => `${row.table} ${row[which]}`)
      .join(', ');
  const [kept, lost] = [list('kept'), list('lost')];
  return [
    ...(kept ? [`Kept of what came since the backup: ${kept}.`] : []),
    ...(lost ? [`Lost of what came since the backup, because the two versions store it differently: ${lost}.`] : []),
  ];
}
