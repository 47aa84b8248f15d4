import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { addSubscriber } from '#content-store/drafts/forms/subscribers.ts';
import { textsIn } from '#site/content/visitor-texts.ts';
import type { Log } from '../../runtime/log.ts';

/** A request to join a list: checked values of configured fields only. */
interface Subscription {
  domainId: string;
  listId: string;
  /** Of what is said to them (BCP 47). */
  language: string;
  email: string;
  values: Record<string, string>;
}

/** Returns null when the person is on the list (even if they already were), or why not, as a message for them. */
export type MailingList = (subscription: Subscription) => Promise<string | null>;

/** Stores subscribers in the database, for the CSV export, while no list service is configured. */
export function storedList(db: Db): MailingList {
  return async ({ language: _language, ...subscription }) => {
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

const memberSchema = z.object({ status: z.string().default('') });

interface Options {
  apiKey: string;
  /** e.g. `https://us1.api.mailchimp.com/3.0`; derived from the key when absent. */
  apiUrl: string | undefined;
  log: Log;
}

/**
 * Mailchimp through its HTTP API. People confirm by mail before they are on the list, also those who once left it: no visitor
 * can subscribe another person.
 */
export function mailchimp({ apiKey, apiUrl = addressOf(apiKey), log }: Options): MailingList {
  let restUntil = 0;
  return async (subscription) => {
    const { answer, form } = textsIn(subscription.language);
    if (Date.now() < restUntil) return answer.listDown;
    const ask = asking({ apiUrl, apiKey }, subscription);
    try {
      // Who is on the list stays there, unasked, with their own answers: anybody can enter their address.
      const known = await ask('GET');
      const { status } = known.ok ? memberSchema.parse(await known.json()) : { status: '' };
      if (status === 'subscribed') {
        await ask('GET'); // takes as long as for others, so that no visitor can find out who is on the list
        return null;
      }
      const { email, values } = subscription;
      const pending = { status_if_new: 'pending', status: 'pending' };
      const response = await ask('PUT', { email_address: email, ...pending, merge_fields: values });
      if (response.ok) return null;
      const problem = problemSchema.parse(await response.json());
      return KNOWN.has(problem.title) ? null : withoutKey(reasonIn(problem) || form.unknown, apiKey);
    } catch (error) {
      restUntil = Date.now() + REST_MS;
      log.error({ reason: withoutKey(String(error), apiKey) }, 'the mailing list service failed');
      return answer.listDown;
    }
  };
}

/** The part of the key after the hyphen names the data centre. */
const addressOf = (apiKey: string): string => `https://${apiKey.split('-')[1] ?? 'us1'}.api.mailchimp.com/3.0`;

/**
 * Asks for one member of a list. Throws when the service does not answer in time, counted from the first question, or
 * cannot handle the request. https://mailchimp.com/developer/marketing/api/list-members/
 */
function asking({ apiUrl, apiKey }: { apiUrl: string; apiKey: string }, { listId, email }: Subscription) {
  const member = `${apiUrl}/lists/${encodeURIComponent(listId)}/members/${hash('md5', email.toLowerCase())}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = {
    Authorization: `Basic ${Buffer.from(`pagewright:${apiKey}`).toString('base64')}`,
    'Content-Type': 'application/json',
  };
  return async (method: 'GET' | 'PUT', body?: object): Promise<Response> => {
    const sent = body && { body: JSON.stringify(body) };
    const response = await fetch(member, { method, headers, redirect: 'error', signal, ...sent });
    if (response.status === 429 || response.status >= 500) throw new Error(`It answered ${response.status}`);
    if ([401, 403].includes(response.status)) throw new Error('It does not accept our API key');
    return response;
  };
}

/** What it knows of a person, and tells no visitor: they once left the list, or were deleted from it. */
const KNOWN = new Set(['Member In Compliance State', 'Forgotten Email Not Subscribed']);

const reasonIn = ({ detail, errors }: z.output<typeof problemSchema>): string =>
  errors.map(({ field, message }) => `${field}:${message}`).join(', ') || detail;

const withoutKey = (text: string, apiKey: string): string => text.replaceAll(apiKey, '[redacted]');
