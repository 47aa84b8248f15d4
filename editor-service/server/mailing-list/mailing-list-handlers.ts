import { eachSubscriber, listSubscribers } from '#content-store/drafts/forms/subscribers.ts';
import type { Subscriber } from '#content-store/model/forms/subscriber.ts';
import { Download } from '../../contract/download.ts';
import type { mailingListCalls } from '../../contract/mailing-list-calls.ts';
import type { HandlersOf } from '../calls/call-context.ts';
import { activeDomainId } from '../domains/domain-for.ts';
import { csvLines } from '../forms/csv.ts';
import { createFloodLimit } from '../runtime/flood-limit.ts';
import { type SubscribeParts, subscribe } from './subscribe.ts';

interface Parts extends Omit<SubscribeParts, 'limit'> {
  hasRateLimits: boolean;
}

/** Subscribing, and the subscribers stored here. */
export function mailingListHandlers({ hasRateLimits, ...parts }: Parts): HandlersOf<typeof mailingListCalls> {
  const { db } = parts;
  return {
    'mailchimp/subscribe': subscribe({
      ...parts,
      limit: createFloodLimit({ isOn: hasRateLimits, times: 10, seconds: 600 }),
    }),
    'subscribers/list': async ({ limit, page }, context) => {
      const domainId = await activeDomainId(db, context);
      return listSubscribers(db, { domainId, limit, offset: (page - 1) * limit });
    },
    'subscribers/generateCSV': async (_payload, context) => {
      const domainId = await activeDomainId(db, context);
      return new Download(
        'Subscribers Export.csv',
        subscriberRows(() => eachSubscriber(db, domainId)),
      );
    },
  };
}

async function* subscriberRows(read: () => AsyncIterable<Subscriber>): AsyncGenerator<string> {
  const ids = new Set<string>();
  for await (const { values } of read()) for (const id of Object.keys(values)) ids.add(id);
  yield csvLines([['List', 'Email Address', 'Subscribed At', ...ids]]);
  for await (const { listId, email, createdAt, values } of read()) {
    yield csvLines([[listId, email, createdAt, ...Array.from(ids, (id) => values[id] ?? '')]]);
  }
}
