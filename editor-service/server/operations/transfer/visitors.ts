import { z } from 'zod';
import { eachSubmission } from '#content-store/drafts/forms/list-submissions.ts';
import { insertSubmission } from '#content-store/drafts/forms/submissions.ts';
import { addSubscriber, eachSubscriber } from '#content-store/drafts/forms/subscribers.ts';
import { listDomains } from '#content-store/drafts/site/domains.ts';
import { SUBMISSION_STATES, submissionSchema } from '#content-store/model/forms/submission.ts';
import { subscriberSchema } from '#content-store/model/forms/subscriber.ts';
import { checkPayload } from '../../http/payload.ts';
import type { Collection } from './collection.ts';

const placed = {
  domainId: z.string().min(1).max(40),
};

const exportedSubmission = submissionSchema.extend({
  ...placed,
  state: z.enum(SUBMISSION_STATES),
  suspicion: z.string().nullable().default(null),
});

/** Submissions in every state. The form decides their erasure time, so an import keeps them until it is set again. */
export const submissions: Collection = {
  async *read({ db }) {
    for (const { _id: domainId } of await listDomains(db)) {
      for (const state of SUBMISSION_STATES) {
        for await (const { _id, ...submission } of eachSubmission(db, { domainId, states: [state] })) {
          yield { ...submission, domainId };
        }
      }
    }
  },
  async write({ db }, document) {
    const { domainId, state, suspicion, ...submission } = checkPayload(exportedSubmission, document);
    await insertSubmission(db, { domainId, state, suspicion, eraseAt: null, submission });
  },
};

const exportedSubscriber = subscriberSchema.omit({ _id: true }).extend(placed);

/** People who subscribed while no mailing-list service was configured. */
export const subscribers: Collection = {
  async *read({ db }) {
    for (const { _id: domainId } of await listDomains(db)) {
      for await (const { _id, ...subscriber } of eachSubscriber(db, domainId)) yield { ...subscriber, domainId };
    }
  },
  write: ({ db }, document) => addSubscriber(db, checkPayload(exportedSubscriber, document)),
};
