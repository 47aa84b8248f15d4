import type { Db } from '#content-store/drafts/database/open-database.ts';
import { addSubscriber } from '#content-store/drafts/forms/subscribers.ts';

/** A request to join a list: checked values of configured fields only. */
export interface Subscription {
  domainId: string;
  listId: string;
  email: string;
  values: Record<string, string>;
}

/** Returns null when the person is on the list (even if they already were), or why not, as a message for them. */
export type MailingList = (subscription: Subscription) => Promise<string | null>;

/** Stores subscribers in the database, for the CSV export, while no list service is configured. */
export function storedList(db: Db): MailingList {
  return async (subscription) => {
    await addSubscriber(db, { ...subscription, createdAt: new Date().toISOString() });
    return null;
  };
}
