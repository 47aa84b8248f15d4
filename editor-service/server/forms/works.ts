import { noteDelivery } from '#content-store/drafts/forms/due-mails.ts';
import { storeSubmission } from './store-submission.ts';

/** What is committed on a thread of its own: what visitors send, and what became of the mails about it. */
export const works = { storeSubmission, noteDelivery };
