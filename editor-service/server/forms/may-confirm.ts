import type { Db } from '#content-store/drafts/database/open-database.ts';
import { countMails } from '#content-store/drafts/forms/mails.ts';

const MINUTE_MS = 60_000;
const PER_RECIPIENT = { most: 3, milliseconds: 60 * MINUTE_MS };
const PER_NETWORK = { most: 10, milliseconds: 10 * MINUTE_MS };
const PER_DAY = { most: 1000, milliseconds: 24 * 60 * MINUTE_MS };

/** False after too many confirmations to this address, from this network or in a day: a form must not send spam. */
export async function mayConfirm(db: Db, recipient: string, causedBy: string, now: string): Promise<boolean> {
  const limits = [
    { ...PER_RECIPIENT, of: { recipient } },
    { ...PER_NETWORK, of: { causedBy } },
    { ...PER_DAY, of: {} },
  ];
  for (const { most, milliseconds, of } of limits) {
    const since = new Date(Date.parse(now) - milliseconds).toISOString();
    if ((await countMails(db, 'confirmation', since, of)) >= most) return false;
  }
  return true;
}
