import { noteDelivery } from '#content-store/drafts/forms/due-mails.ts';
import { storeSubmission } from './store-submission.ts';

/** The writes committed on a separate thread: submissions, and the outcomes of their mails. */
export const works = { storeSubmission, noteDelivery };
