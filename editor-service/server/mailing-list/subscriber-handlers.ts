import { eachSubscriber, listSubscribers } from '#content-store/drafts/forms/subscribers.ts';
import type { Subscriber } from '#content-store/model/forms/subscriber.ts';
import { Download } from '../../contract/download.ts';
import type { Handler } from '../calls/call-context.ts';
import { csvLines } from '../forms/csv.ts';
import { activeDomainId } from '../forms/submission-handlers.ts';

/** The subscribers that are kept here. */
export const showSubscribers: Handler<'subscribers/list'> = async ({ limit, page }, context) => {
  const domainId = await activeDomainId(context);
  return listSubscribers(context.service.db, { domainId, limit, offset: (page - 1) * limit });
};

/** All of them as a CSV file. */
export const exportSubscribers: Handler<'subscribers/generateCSV'> = async (_, context) => {
  const domainId = await activeDomainId(context);
  const read = () => eachSubscriber(context.service.db, domainId);
  return new Download('Subscribers Export.csv', subscriberRows(read));
};

async function* subscriberRows(read: () => AsyncIterable<Subscriber>): AsyncGenerator<string> {
  const ids = new Set<string>();
  for await (const { values } of read()) for (const id of Object.keys(values)) ids.add(id);
  yield csvLines([['List', 'Email Address', 'Subscribed At', ...ids]]);
  for await (const { listId, email, createdAt, values } of read()) {
    yield csvLines([[listId, email, createdAt, ...Array.from(ids, (id) => values[id] ?? '')]]);
  }
}
