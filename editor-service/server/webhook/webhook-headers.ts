import { createHmac } from 'node:crypto';

/**
 * The headers by which a receiver knows the sender and refuses what it has seen: id, time in seconds, and an HMAC-SHA256 of
 * both and the body. https://www.standardwebhooks.com
 */
export function webhookHeaders(key: Buffer, id: string, at: Date, body: string): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
