import { z } from 'zod';
import { parseStorageUrl } from '#content-store/files/storage-address.ts';
import { messageOf } from '#content-store/model/error.ts';
import { hasCredentials } from '#content-store/model/values/address-encoding.ts';
import { FAILPOINTS } from '#content-store/published/failpoint.ts';
import { readCompanies } from './companies.ts';

const wholeNumber = (min: number, max: number, fallback: number, name = 'whole number') =>
  z
    .string()
    .transform((digits) => (/^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN))
    .refine((value) => value >= min && value <= max, `must be a ${name} from ${min} to ${max}`)
    .default(fallback);
const days = (fallback: number) => wholeNumber(1, 36_500, fallback);
const port = (fallback: number) => wholeNumber(0, 65_535, fallback, 'port number');

const address = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' });
const withoutSlash = address.transform((url) => url.replace(/\/+$/, ''));
const publicAddress = withoutSlash.refine(
  (url) => !hasCredentials(url),
  'cannot contain a username or password: it is written into pages',
);
const withoutPath = publicAddress.refine(
  (url) => !URL.canParse(url) || new URL(url).pathname === '/',
  'must end after the host: the editor needs its own host, such as https://edit.example.org, without a path',
);
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** The environment; `.env.example` explains each variable. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port(4000),
  SITE_PORT: port(4321),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port(0),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(?:sqlite:.|postgres(?:ql)?:\/\/)/, 'must be an address that starts with postgres:// or sqlite:')
    .optional(),
  STORAGE_URL: z
    .string()
    .transform((url, context) => {
      try {
        return parseStorageUrl(url);
      } catch (error) {
        context.addIssue(messageOf(error));
        return z.NEVER;
      }
    })
    .optional(),
  CONTENT_DIR: z.string().optional(),
  DIST_DIR: z.string().default('./dist'),
  REPLACE_SITE: z.string().optional(),
  SITE_DIR: z.string().optional(),
  COMPILED_DIR: z.string().optional(),
  PUBLIC_SITE_URL: publicAddress.optional(),
  PUBLIC_EDITOR_URL: withoutPath.optional(),
  PUBLIC_API_URL: publicAddress.optional(),
  AUTH_SECRET: z
    .string()
    .refine((secret) => Buffer.byteLength(secret) >= 32, 'must have at least 32 bytes')
    .optional(),
  AUTH_DAYS: wholeNumber(1, 365, 3),
  AUTH_IDLE_HOURS: wholeNumber(1, 8760, 12),
  PASSWORD_CHECK_URL: withoutSlash.optional(),
  SECOND_FACTOR_ROLES: z
    .string()
    .transform((names) => names.split(',').flatMap((name) => name.trim().toLowerCase() || []))
    .default([]),
  OIDC_PROVIDERS: z
    .string()
    .transform((file, context) => {
      const { companies, problems } = readCompanies(file);
      for (const problem of problems) context.addIssue(problem);
      return companies;
    })
    .default([]),
  LOGIN: oneOf(['any', 'oidc']).default('any'),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  IMAGE_BASE_URL: publicAddress.optional(),
  FILE_BASE_URL: publicAddress.optional(),
  GTM_ID: z
    .string()
    .regex(/^[A-Z0-9-]{1,20}$/, 'must look like GTM-XXXXXXX')
    .optional(),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must have letters, digits, - and _ only')
    .optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_VERIFY_URL: address.default('https://www.google.com/recaptcha/api/siteverify'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<?[^\s<>@,]+@[^\s<>@,]+>?$/, 'must look like office@example.org or Office <office@example.org>')
    .default('Pagewright <no-reply@localhost>'),
  MAILCHIMP_API_KEY: z.string().optional(),
  MAILCHIMP_API_URL: withoutSlash.optional(),
  PUBLISH_WEBHOOK_URL: address
    .refine((url) => !hasCredentials(url), 'cannot contain a username or password: the secret signs the messages')
    .optional(),
  PUBLISH_WEBHOOK_SECRET: z
    .string()
    .refine((secret) => webhookKey(secret).length >= 24, 'must have at least 24 bytes')
    .optional(),
  MEDIA_QUOTA_MB: wholeNumber(1, 999_999_999, 5_000),
  HISTORY_DAYS: days(365),
  HISTORY_VERSIONS: wholeNumber(1, 10_000, 20),
  RECORD_DAYS: days(90),
  AUDIT_DAYS: days(730),
  MAIL_DAYS: days(90),
  DISK_FLOOR_MB: wholeNumber(0, 9_999, 200),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  DEMO: oneOf(['0', '1']).default('1'),
  FAILPOINT: oneOf(FAILPOINTS).optional(),
  LOG_FORMAT: oneOf(['auto', 'json']).default('auto'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});
export type Environment = z.output<typeof environmentSchema>;

/** The key of a secret: its bytes, or those that `whsec_…` has in Base64 (Standard Webhooks, "Signature scheme"). */
export const webhookKey = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);
