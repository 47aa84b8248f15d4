import { noteDelivery } from '#content-store/drafts/forms/due-mails.ts';
import { serveCommits } from './commits/serve-commits.ts';
import { storeSubmission } from './store-submission.ts';

/** The writes committed on a separate thread: submissions, and the outcomes of their mails. */
const works = { storeSubmission, noteDelivery };
export type FormWorks = typeof works;

await serveCommits(works);
