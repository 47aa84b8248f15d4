import { z } from 'zod';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { addSubscriber } from '#content-store/drafts/forms/subscribers.ts';
import type { Log } from '../../runtime/log.ts';

/** A request to join a list: checked values of configured fields only. */
interface Subscription {
  domainId: string;
  listId: string;
  email: string;
  values: Record<string, string>;
}

/** Returns null when the person is on the list (even if they already were), or why not, as a message for them. */
export type MailingList = (subscription: Subscription) => Promise<string | null>;

/** Stores subscribers in the database, for the CSV export, while no list service is configured. */
export function storedList(db: Db): MailingList {
  return async (subscription) => {
    await addSubscriber(db, { ...subscription, createdAt: new Date().toISOString() });
    return null;
  };
}

/** A visitor gets an answer within 5 seconds. */
const TIMEOUT_MS = 4000;
/** After a failure the service is not called for this long. */
const REST_MS = 10_000;

const problemSchema = z.object({
  title: z.string().default(''),
  detail: z.string().default(''),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
});

const DOWN = 'We could not sign you up right now. Please try again in a moment.';

interface Options {
  apiKey: string;
  /** e.g. `https://us1.api.mailchimp.com/3.0`; derived from the key when absent. */
  apiUrl: string | undefined;
  log: Log;
}

/** Mailchimp through its HTTP API; people confirm by mail before they are on the list. */
export function mailchimp({ apiKey, apiUrl = addressOf(apiKey), log }: Options): MailingList {
  let restUntil = 0;
  return async (subscription) => {
    if (Date.now() < restUntil) return DOWN;
    try {
      const response = await post(apiUrl, apiKey, subscription);
      return response.ok ? null : refusalIn(problemSchema.parse(await response.json()), apiKey);
    } catch (error) {
      restUntil = Date.now() + REST_MS;
      log.error({ reason: withoutKey(String(error), apiKey) }, 'the mailing list service failed');
      return DOWN;
    }
  };
}

/** The part of the key after the hyphen names the data centre. */
const addressOf = (apiKey: string): string => `https://${apiKey.split('-')[1] ?? 'us1'}.api.mailchimp.com/3.0`;

/** Throws when the service does not answer in time, or cannot handle the request. */
async function post(apiUrl: string, apiKey: string, { listId, email, values }: Subscription): Promise<Response> {
  const response = await fetch(`${apiUrl}/lists/${encodeURIComponent(listId)}/members`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`pagewright:${apiKey}`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ email_address: email, status: 'pending', merge_fields: values }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 429 || response.status >= 500) throw new Error(`It answered ${response.status}`);
  if ([401, 403].includes(response.status)) throw new Error('It does not accept our API key');
  return response;
}

/** A person already on the list gets the same answer as everyone, so that nobody can find out who is on it. */
function refusalIn({ title, detail, errors }: z.output<typeof problemSchema>, apiKey: string): string | null {
  if (title === 'Member Exists') return null;
  const message = errors.map(({ field, message }) => `${field}:${message}`).join(', ') || detail || 'Unknown Error';
  return withoutKey(message, apiKey);
}

const withoutKey = (text: string, apiKey: string): string => text.replaceAll(apiKey, '[redacted]');
