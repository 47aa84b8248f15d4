import type { Ground } from '../runtime/ground.ts';
import { commentHandlers, type TellPeople } from './comment-handlers.ts';

/** What people say about pages before they go live. `tell`: how those concerned learn of it, so far not at all. */
export const openReview = ({ db }: Ground, tell: TellPeople = async () => {}) => ({ calls: commentHandlers(db, tell) });
