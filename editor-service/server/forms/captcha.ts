import { z } from 'zod';
import { AppError } from '#content-store/model/error.ts';
import { textsIn } from '#site/content/visitor-texts.ts';
import type { Log } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';

const TIMEOUT_MS = 4000;

/** `hostname`: of the page where it was answered. https://developers.google.com/recaptcha/docs/verify#api-response */
const verdictSchema = z.object({ success: z.boolean(), hostname: z.string().optional() });

export type CheckCaptcha = ReturnType<typeof createCaptcha>;

type CaptchaSettings = Pick<Settings, 'recaptchaSecretKey' | 'recaptchaVerifyUrl'>;

/** Where an answer may have been given, and the language of what is said of it. */
interface Asked {
  hosts: readonly string[];
  language: string;
}

/**
 * Asks the captcha service, with a timeout short enough to answer the visitor within 5 seconds. Throws `invalid` for a wrong
 * answer or one that was given on another site than these hosts, `unavailable` if it cannot be checked: no captcha ever
 * passes unchecked.
 */
export function createCaptcha(settings: CaptchaSettings, log: Log) {
  return async (answer: string, { hosts, language }: Asked): Promise<void> => {
    const texts = textsIn(language);
    const isRight = await ask(settings, answer, hosts).catch((error: unknown) => {
      log.error({ reason: String(error) }, 'the captcha service failed');
      throw new AppError('unavailable', texts.answer.captchaDown);
    });
    if (!isRight) throw new AppError('invalid', texts.answer.invalid, { validationErrors: [texts.form.captcha] });
  };
}

async function ask(settings: CaptchaSettings, answer: string, hosts: readonly string[]): Promise<boolean> {
  const { recaptchaSecretKey: secret, recaptchaVerifyUrl } = settings;
  if (!secret) throw new Error('RECAPTCHA_SECRET_KEY is not set');
  const response = await fetch(recaptchaVerifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: answer }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The captcha service answered ${response.status}`);
  const verdict = verdictSchema.safeParse(await response.json());
  if (!verdict.success) throw new Error('The captcha service did not answer as it should');
  const { success, hostname } = verdict.data;
  return success && (hostname === undefined || hosts.includes(hostname));
}
