import type { Db } from '#content-store/drafts/database/open-database.ts';
import { addSubscriber } from '#content-store/drafts/forms/subscribers.ts';
import type { MailingList } from './mailing-list.ts';

/** Stores subscribers in the database, for the CSV export, while no list service is configured. */
export function storedList(db: Db): MailingList {
  return {
    subscribe: async (subscription) => {
      await addSubscriber(db, { ...subscription, createdAt: new Date().toISOString() });
      return { kind: 'subscribed' };
    },
  };
}
