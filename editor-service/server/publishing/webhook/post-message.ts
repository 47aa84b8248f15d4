import { createHmac } from 'node:crypto';
import type { DueMessage } from '#content-store/drafts/publishing/webhook-messages.ts';

const TIMEOUT_MS = 10_000;
/** So much of a refusal is read and kept. */
const MAX_KEPT = 1024;

export interface Webhook {
  url: string;
  key: Buffer;
}

/** Posts a message; null when it was received (2xx), else why not, in words. No redirect is followed. */
export async function postMessage(
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
