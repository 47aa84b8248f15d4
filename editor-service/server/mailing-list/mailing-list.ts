/** Somebody who wants to be on a list: checked values of configured fields only. */
export interface Subscription {
  domainId: string;
  listId: string;
  email: string;
  values: Record<string, string>;
}

/** Taken (also when they were on the list already), or the reason why not, for the person. */
export type SubscribeOutcome = { kind: 'subscribed' } | { kind: 'refused'; message: string };

export interface MailingList {
  subscribe(subscription: Subscription): Promise<SubscribeOutcome>;
}
