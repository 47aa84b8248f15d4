import type { FormValues } from '../elements/forms/form-values.ts';
import type { SentForm } from '../elements/forms/sent-form.ts';
import { formTexts as fixed } from '../texts/fixed-texts.ts';

/** Minimum time between token and submission: the service takes anything quicker for a bot. */
const QUICKEST_MS = 1200;
const TOKEN_TIMEOUT_MS = 3000;
const TIMEOUT_MS = 20_000;

/** What a visitor filled in. */
interface FilledForm {
  values: FormValues;
  /** Value of the honeypot field, which people do not see. */
  website: string;
  /** Issued when the visitor began to fill in the form; null when it has none, or it could not be fetched. */
  token: FormToken | null;
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

/** Sends a form; returns why that failed, one line each, or an empty list. */
export async function sendForm(
  { apiUrl, call, about }: Pick<SentForm, 'apiUrl' | 'call' | 'about'>,
  { values, website, token }: FilledForm,
): Promise<readonly string[]> {
  if (token) await until(token.at + QUICKEST_MS);
  const filledIn = call === 'forms/submit' ? { form: values } : { values };
  const body = { ...about, ...filledIn, website, ...(token && { token: token.token }) };
  try {
    const response = await post(`${apiUrl}/api/${call}`, body, TIMEOUT_MS);
    const { success, error, message = fixed.unknown } = await response.json();
    if (response.ok && success !== false) return [];
    return [error?.message ?? message, ...(error?.validationErrors ?? [])];
  } catch {
    return [fixed.unreachable];
  }
}

function post(address: string, body: object, timeout: number): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
}

const until = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));
