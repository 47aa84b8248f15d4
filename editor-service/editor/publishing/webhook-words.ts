import type { WebhookMessage } from '#content-store/model/published/webhook-message.ts';
import { dateAndTime } from '../ui/date-and-time.ts';

const MAX_NAMED = 3;

/** `/about, /news (removed) and 12 more` */
export function whatChanged({ changed, total, isComplete }: WebhookMessage): string {
  const named = changed.slice(0, MAX_NAMED).map(({ address, removed }) => (removed ? `${address} (removed)` : address));
  const more = total - named.length;
  const rest = [...(more > 0 ? [`${more} more`] : []), ...(isComplete ? [] : ['possibly others'])];
  if (named.length === 0) return isComplete ? 'Nothing' : 'Possibly everything';
  return [named.join(', '), ...rest].join(' and ');
}

/** `Gave up after 31 attempts: It answered 500` */
export function stateWords({ state, attempts, dueAt, lastError }: WebhookMessage, now = new Date()): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (state === 'sent') return attempts > 1 ? `Received after ${tries}` : 'Received';
  if (state === 'failed') return `Gave up after ${tries}: ${lastError}`;
  return attempts === 0 ? 'Waiting' : `Next attempt ${dateAndTime(dueAt, now)}, after ${tries}: ${lastError}`;
}
