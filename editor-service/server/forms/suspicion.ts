import type { FormTokens } from './form-tokens.ts';

/** Nobody reads and fills in a form faster; our own page waits this long before sending. */
const QUICKEST_MS = 1000;
const MANY_LINKS = 3;

interface Evidence {
  tokens: FormTokens;
  /** Names the form that the token must be for. */
  form: string;
  token: string | undefined;
  /** The value of the field that people do not see. */
  hiddenField: string;
  values: Readonly<Record<string, string>>;
  now: number;
}

/** Why a submission looks like spam, for its reviewer; null if it does not. A missing token alone is not a reason. */
export function suspicionOf({ tokens, form, token, hiddenField, values, now }: Evidence): string | null {
  if (hiddenField !== '') return 'A field hidden from people was filled in';
  if (!token) return linksIn(values) >= MANY_LINKS ? 'It has many links and no token' : null;
  const issuedAt = tokens.issuedAt(token, form);
  if (issuedAt === null) return 'Its token was not issued for this form';
  const milliseconds = now - issuedAt;
  return milliseconds < QUICKEST_MS ? `It was filled in within ${milliseconds} ms` : null;
}

function linksIn(values: Readonly<Record<string, string>>): number {
  return (
    Object.values(values)
      .join(' ')
      .match(/https?:\/\//gi)?.length ?? 0
  );
}
