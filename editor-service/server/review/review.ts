import type { Ground } from '../runtime/ground.ts';
import { commentHandlers } from './comment-handlers.ts';

/** What people say about pages before they go live. */
export const openReview = ({ db }: Ground, { wakeMails }: { wakeMails: () => void }) => ({
  calls: commentHandlers(db, wakeMails),
});
