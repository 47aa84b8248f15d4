import { eachSubscriber, listSubscribers } from '#content-store/drafts/forms/subscribers.ts';
import { Download } from '../../../contract/answers.ts';
import { activeDomainId } from '../../content/domain-for.ts';
import type { HandlersOf } from '../../http/call-context.ts';
import { createFloodLimit } from '../../runtime/flood-limit.ts';
import { csvFile } from '../csv.ts';
import { type SubscribeParts, subscribeVisitor } from './subscribe.ts';

interface Parts extends Omit<SubscribeParts, 'limit'> {
  hasRateLimits: boolean;
}

/** Subscribing, and the subscribers stored here. */
export function mailingListHandlers({ hasRateLimits, ...parts }: Parts): HandlersOf<'mailchimp' | 'subscribers'> {
  const { db } = parts;
  const limit = createFloodLimit(db, { isOn: hasRateLimits, name: 'subscribe', times: 10, seconds: 600 });
  return {
    'mailchimp/subscribe': subscribeVisitor({ ...parts, limit }),
    'subscribers/list': async ({ limit, page }, context) => {
      const domainId = await activeDomainId(db, context);
      return listSubscribers(db, { domainId, limit, offset: (page - 1) * limit });
    },
    'subscribers/generateCSV': async (_payload, context) => {
      const domainId = await activeDomainId(db, context);
      const rows = csvFile(['List', 'Email Address', 'Subscribed At'], async function* () {
        for await (const { listId, email, createdAt, values } of eachSubscriber(db, domainId)) {
          yield { cells: [listId, email, createdAt], values };
        }
      });
      return new Download('Subscribers Export.csv', rows);
    },
  };
}
