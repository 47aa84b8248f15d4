import { createHmac, timingSafeEqual } from 'node:crypto';

/** For which form a token was given out, and when (milliseconds). */
export interface FormTokens {
  sign(form: string, now: number): string;
  /** When the token was given out for this form; null for a forged or foreign one. */
  issuedAt(token: string, form: string): number | null;
}

/** Tokens say when somebody began to fill in a form: `<milliseconds in base 36>.<signature>`. */
export function createFormTokens(secret: string): FormTokens {
  const key = createHmac('sha256', secret).update('form tokens').digest();
  const signature = (time: string, form: string) => createHmac('sha256', key).update(`${time} ${form}`).digest();
  return {
    sign: (form, now) => {
      const time = now.toString(36);
      return `${time}.${signature(time, form).toString('base64url')}`;
    },
    issuedAt: (token, form) => {
      const [time = '', given = ''] = token.split('.');
      const expected = signature(time, form);
      const actual = Buffer.from(given, 'base64url');
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
      return Number.parseInt(time, 36);
    },
  };
}
