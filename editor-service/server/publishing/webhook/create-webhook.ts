import { createHmac } from 'node:crypto';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import {
  claimMessage,
  type DueMessage,
  listMessages,
  nextMessageAt,
  noteAttempt,
  queueMessage,
  sendAgain,
} from '#content-store/drafts/publishing/webhook-messages.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PublishNews } from '#content-store/model/published/webhook-message.ts';
import type { HandlersOf } from '../../http/call-context.ts';
import type { Ground } from '../../runtime/ground.ts';
import { whenDue } from '../../runtime/when-due.ts';

/** A failed message is sent again after ten seconds, then twice as long each time up to an hour, for a day. */
const FIRST_DELAY_MS = 10_000;
const LAST_DELAY_MS = 60 * 60_000;
const GIVE_UP_MS = 24 * 60 * 60_000;
/** An instance that has noted nothing by then was killed; another sends the message. */
const CLAIM_MS = 60_000;

interface Options extends Pick<Ground, 'db' | 'log' | 'now'> {
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
    ...loop,
    /** Queues news of a publish in its transaction; `wake` sends them. */
    queue: (transaction: Db, news: PublishNews): Promise<void> => queueMessage(transaction, news, now().toISOString()),
    /** The host that is told; its whole address may hold a secret. */
    host: new URL(webhook.url).host,
  };
}

/** What the publish webhook was told. */
export function webhookHandlers(db: Db, webhook: Pick<PublishWebhook, 'host' | 'wake'> | null): HandlersOf<'webhook'> {
  return {
    'webhook/list': async ({ domainId, limit, page }) => ({
      host: webhook?.host ?? null,
      ...(await listMessages(db, { domainId, limit, offset: (page - 1) * limit })),
    }),

    'webhook/retry': async ({ domainId, _id: id }) => {
      if (!webhook) throw new AppError('conflict', 'No webhook is set up; an operator sets PUBLISH_WEBHOOK_URL');
      await sendAgain(db, { id, domainId, now: new Date().toISOString() });
      webhook.wake();
      return { _id: id };
    },
  };
}

/** When to try again; null after a day. */
function nextAttempt({ attempts, createdAt }: DueMessage, firstDelayMs: number, now: Date): string | null {
  if (now.getTime() - Date.parse(createdAt) >= GIVE_UP_MS) return null;
  return new Date(now.getTime() + Math.min(firstDelayMs * 2 ** attempts, LAST_DELAY_MS)).toISOString();
}

const TIMEOUT_MS = 10_000;
/** Bytes of a refusal that are read and kept. */
const MAX_KEPT = 1024;

interface Webhook {
  url: string;
  key: Buffer;
}

/** Posts a message; null when it was received (2xx), else why not, in words. No redirect is followed. */
async function postMessage(
  { url, key }: Webhook,
  { id, domainId, changed, isComplete }: DueMessage,
  { at, timeoutMs = TIMEOUT_MS }: { at: Date; timeoutMs?: number | undefined },
): Promise<string | null> {
  const body = JSON.stringify({ domainId, changed, isComplete });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Pagewright',
    ...webhookHeaders(key, id, at, body),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    if (response.ok) {
      await response.body?.cancel(); // received, whatever else it says
      return null;
    }
    const text = await beginningOf(response);
    const isRedirect = response.status >= 300 && response.status < 400;
    return `It answered ${response.status}${isRedirect ? ', a redirect, which is not followed' : text && `: ${text}`}`;
  } catch (error) {
    if (signal.aborted) return `It did not answer within ${timeoutMs / 1000} seconds`;
    if (!(error instanceof TypeError)) throw error; // what fetch throws when there is no answer
    const { cause } = error;
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    return `It could not be reached${code}`;
  }
}

/** The first kilobyte of an answer; the rest is not read. */
async function beginningOf(response: Response): Promise<string> {
  if (!response.body) return '';
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body) {
    pieces.push(piece);
    size += piece.length;
    if (size >= MAX_KEPT) break;
  }
  return Buffer.concat(pieces).subarray(0, MAX_KEPT).toString().replaceAll('\0', '').trim();
}

/**
 * The headers by which a receiver knows the sender and refuses what it has seen: id, time in seconds, and an HMAC-SHA256 of
 * both and the body. https://www.standardwebhooks.com
 */
function webhookHeaders(key: Buffer, id: string, at: Date, body: string): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
