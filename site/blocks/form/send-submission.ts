import type { BlockAddress } from '#content-store/model/values/content-item.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { FormValues } from './form-values.ts';

/** Minimum time between token and submission: the service takes anything quicker for a bot. */
const QUICKEST_MS = 1200;
const TOKEN_TIMEOUT_MS = 3000;
const TIMEOUT_MS = 20_000;

export interface Submission {
  apiUrl: string;
  identifier: string;
  /** Tells this form from others with its identifier. */
  address?: BlockAddress | undefined;
  values: FormValues;
  /** Value of the honeypot field, which people do not see. */
  website: string;
  /** Issued when the visitor began to fill in the form; null when it could not be fetched. */
  token: FormToken | null;
}

/** The words of the page around a form, and their language. */
export interface Said {
  fixed: Catalogue['form'];
  language: string;
}

export interface FormToken {
  token: string;
  at: number;
}

/** Fetches a token; a form can be sent without one. */
export async function fetchToken(apiUrl: string, identifier: string): Promise<FormToken | null> {
  try {
    const response = await post(`${apiUrl}/api/forms/token`, { identifier }, TOKEN_TIMEOUT_MS);
    if (!response.ok) return null;
    const { token } = (await response.json()) as { token: string };
    return { token, at: Date.now() };
  } catch {
    return null; // a missing token alone does not count as spam
  }
}

/** Sends a submission; returns why it failed, one line each, or an empty list. */
export async function sendSubmission(
  { apiUrl, identifier, address, values, website, token }: Submission,
  said: Said,
): Promise<readonly string[]> {
  if (token) await until(token.at + QUICKEST_MS);
  const body = { settings: { identifier }, ...address, form: values, website, ...(token && { token: token.token }) };
  try {
    const response = await post(`${apiUrl}/api/forms/submit`, body, TIMEOUT_MS, said.language);
    if (response.ok) return [];
    const { error } = await response.json();
    return [error?.message ?? said.fixed.unknown, ...(error?.validationErrors ?? [])];
  } catch {
    return [said.fixed.unreachable];
  }
}

/** Answers in this language, if one is given. */
function post(address: string, body: object, timeout: number, language?: string): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(language && { 'Accept-Language': language }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
}

const until = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));
