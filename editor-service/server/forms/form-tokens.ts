import { createHmac, timingSafeEqual } from 'node:crypto';

export type FormTokens = ReturnType<typeof createFormTokens>;

/** Tokens record when a visitor began to fill in one form: `<milliseconds in base 36>.<signature>`. */
export function createFormTokens(secret: string) {
  const key = createHmac('sha256', secret).update('form tokens').digest();
  const signature = (time: string, form: string) => createHmac('sha256', key).update(`${time} ${form}`).digest();
  return {
    sign: (form: string, now: number): string => {
      const time = now.toString(36);
      return `${time}.${signature(time, form).toString('base64url')}`;
    },
    /** When the token was issued for this form, in milliseconds; null for a forged token or one of another form. */
    issuedAt: (token: string, form: string): number | null => {
      const [time = '', given = ''] = token.split('.');
      const expected = signature(time, form);
      const actual = Buffer.from(given, 'base64url');
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
      return Number.parseInt(time, 36);
    },
  };
}
