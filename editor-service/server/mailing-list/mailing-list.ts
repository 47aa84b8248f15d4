/** A request to join a list: checked values of configured fields only. */
export interface Subscription {
  domainId: string;
  listId: string;
  email: string;
  values: Record<string, string>;
}

/** Subscribed (also if already on the list), or refused with a message for the visitor. */
export type SubscribeOutcome = { kind: 'subscribed' } | { kind: 'refused'; message: string };

export interface MailingList {
  subscribe(subscription: Subscription): Promise<SubscribeOutcome>;
}
