import type { Db } from '#content-store/drafts/database/open-database.ts';
import {
  claimMessage,
  type DueMessage,
  nextMessageAt,
  noteAttempt,
  queueMessage,
} from '#content-store/drafts/publishing/webhook-messages.ts';
import type { PublishNews } from '#content-store/model/published/webhook-message.ts';
import type { Log } from '../../runtime/log.ts';
import { whenDue } from '../../runtime/when-due.ts';
import { postMessage, type Webhook } from './post-message.ts';

/** A failed message is sent again after ten seconds, then twice as long each time up to an hour, for a day. */
const FIRST_DELAY_MS = 10_000;
const LAST_DELAY_MS = 60 * 60_000;
const GIVE_UP_MS = 24 * 60 * 60_000;
/** An instance that has noted nothing by then was killed; another sends the message. */
const CLAIM_MS = 60_000;

interface Options {
  db: Db;
  log: Log;
  now: () => Date;
  webhook: Webhook;
  /** For tests. */
  firstDelayMs?: number;
  timeoutMs?: number;
}

export type PublishWebhook = ReturnType<typeof createWebhook>;

/**
 * Tells an address of each publish once it is live. A message is marked after it was received: a kill in between sends it
 * once more, with the same id. Of several instances one sends it.
 */
export function createWebhook({ db, log, now, webhook, firstDelayMs = FIRST_DELAY_MS, timeoutMs }: Options) {
  const claim = () => {
    const at = now();
    return claimMessage(db, { now: at.toISOString(), until: new Date(at.getTime() + CLAIM_MS).toISOString() });
  };

  const sendDue = async (): Promise<void> => {
    for (let message = await claim(); message; message = await claim()) {
      const reason = await postMessage(webhook, message, { at: now(), timeoutMs });
      const line = { event: 'webhook', messageId: message.id, attempts: message.attempts + 1 };
      if (reason === null) {
        log.info(line, 'the webhook was told of a publish');
        await noteAttempt(db, message.id);
      } else {
        log.warn({ ...line, reason }, 'the webhook could not be told of a publish');
        await noteAttempt(db, message.id, { reason, dueAt: nextAttempt(message, firstDelayMs, now()) });
      }
      if (loop.isClosed()) return;
    }
  };

  const loop = whenDue({ db, log, now, name: 'the webhook', work: sendDue, nextAt: () => nextMessageAt(db) });
  return {
    /** Queues news of a publish in its transaction; `wake` sends them. */
    queue: (transaction: Db, news: PublishNews): Promise<void> => queueMessage(transaction, news, now().toISOString()),
    /** Sends what waits, then whatever falls due. */
    start: loop.start,
    wake: loop.wake,
    /** The host that is told; its whole address may hold a secret. */
    host: new URL(webhook.url).host,
    close: loop.close,
  };
}

/** When to try again; null after a day. */
function nextAttempt({ attempts, createdAt }: DueMessage, firstDelayMs: number, now: Date): string | null {
  if (now.getTime() - Date.parse(createdAt) >= GIVE_UP_MS) return null;
  return new Date(now.getTime() + Math.min(firstDelayMs * 2 ** attempts, LAST_DELAY_MS)).toISOString();
}
