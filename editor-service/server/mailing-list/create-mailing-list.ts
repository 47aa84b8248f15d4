import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Log } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import { mailchimp } from './mailchimp.ts';
import type { MailingList } from './mailing-list.ts';
import { storedList } from './stored-list.ts';

type ListSettings = Pick<Settings, 'mailchimpApiKey' | 'mailchimpApiUrl'>;

/** Mailchimp's lists with a key, otherwise those of the database. */
export function createMailingList(settings: ListSettings, db: Db, log: Log): MailingList {
  const { mailchimpApiKey: apiKey, mailchimpApiUrl: apiUrl } = settings;
  return apiKey ? mailchimp({ apiKey, apiUrl, log }) : storedList(db);
}
