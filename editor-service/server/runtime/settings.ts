import { resolve } from 'node:path';
import { z } from 'zod';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { FAILPOINTS, type Failpoint } from '#content-store/published/failpoint.ts';

const MEGABYTE = 1024 * 1024;

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((value) => value <= 65_535, 'must be a port number from 0 to 65535')
    .default(fallback);

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
    .default(fallback);

const address = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' });
const withoutSlash = address.transform((url) => url.replace(/\/+$/, ''));
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** The environment; `.env.example` explains each variable. */
const environmentSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port(4000),
  SITE_PORT: port(4321),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  CONTENT_DIR: z.string().optional(),
  DIST_DIR: z.string().default('./dist'),
  SITE_DIR: z.string().optional(),
  COMPILED_DIR: z.string().optional(),
  PUBLIC_SITE_URL: withoutSlash.optional(),
  PUBLIC_API_URL: withoutSlash.optional(),
  AUTH_SECRET: z
    .string()
    .refine((secret) => Buffer.byteLength(secret) >= 32, 'must have at least 32 bytes')
    .optional(),
  AUTH_DAYS: wholeNumber(1, 365, 3),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  IMAGE_BASE_URL: withoutSlash.optional(),
  FILE_BASE_URL: withoutSlash.optional(),
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
  MEDIA_QUOTA_MB: wholeNumber(1, 9_999, 5_000),
  DISK_FLOOR_MB: wholeNumber(0, 9_999, 200),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  DEMO: oneOf(['0', '1']).default('1'),
  FAILPOINT: oneOf(FAILPOINTS).optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** What the service runs with; the names follow the environment. */
export interface Settings {
  isProduction: boolean;
  port: number;
  /** null: the static server is not started. 0, from tests: any free port. */
  sitePort: number | null;
  host: string;
  dataDir: string;
  contentDir: string;
  distDir: string;
  publicSiteUrl: string | undefined;
  publicApiUrl: string | undefined;
  authSecret: string | undefined;
  authDays: number;
  trustProxy: number;
  /** What all originals of the media library may weigh together. */
  mediaQuotaBytes: number;
  /** Uploads are refused when less than this would stay free on the disk. */
  diskFloorBytes: number;
  imageBaseUrl: string;
  fileBaseUrl: string;
  gtmId: string;
  recaptchaSiteKey: string;
  recaptchaSecretKey: string;
  recaptchaVerifyUrl: string;
  /** Without a server mails become files in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Without a key subscribers are kept in the database. */
  mailchimpApiKey: string | undefined;
  mailchimpApiUrl: string | undefined;
  /** Limits on guessing and flooding; only outside production can they be off. */
  hasRateLimits: boolean;
  withDemo: boolean;
  failpoint: Failpoint | undefined;
  logLevel: string;
  /** The organisation's site folder. */
  siteDir: string;
  /** The compiled site and editor. */
  compiledDir: string;
}

/** The environment is not usable; `problems` names every bad variable. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The environment has ${problems.length} bad value(s):\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

type Environment = z.output<typeof environmentSchema>;

function productionProblems(environment: Environment): string[] {
  if (environment.NODE_ENV !== 'production') return [];
  const problems = [];
  if (!environment.AUTH_SECRET) problems.push('AUTH_SECRET must be set in production, with at least 32 bytes');
  if (environment.FAILPOINT) problems.push('FAILPOINT must not be set in production');
  return problems;
}

/** Reads the environment, where an empty value means "not set". Throws one SettingsError that lists every bad value. */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const problems = productionProblems(parsed.data);
  if (problems.length > 0) throw new SettingsError(problems);
  return toSettings(parsed.data);
}

function siteFolderOf({ SITE_DIR, COMPILED_DIR }: Environment): Pick<Settings, 'siteDir' | 'compiledDir'> {
  const { siteDir, compiledDir } = siteFolder({ SITE_DIR, COMPILED_DIR });
  return { siteDir, compiledDir };
}

function toSettings(environment: Environment): Settings {
  const dataDir = resolve(environment.DATA_DIR);
  return {
    isProduction: environment.NODE_ENV === 'production',
    port: environment.PORT,
    sitePort: environment.SITE_PORT || null,
    host: environment.HOST,
    dataDir,
    contentDir: resolve(environment.CONTENT_DIR ?? `${dataDir}/published`),
    distDir: resolve(environment.DIST_DIR),
    publicSiteUrl: environment.PUBLIC_SITE_URL,
    publicApiUrl: environment.PUBLIC_API_URL,
    authSecret: environment.AUTH_SECRET,
    authDays: environment.AUTH_DAYS,
    trustProxy: environment.TRUST_PROXY,
    mediaQuotaBytes: environment.MEDIA_QUOTA_MB * MEGABYTE,
    diskFloorBytes: environment.DISK_FLOOR_MB * MEGABYTE,
    imageBaseUrl: environment.IMAGE_BASE_URL ?? '',
    fileBaseUrl: environment.FILE_BASE_URL ?? '',
    gtmId: environment.GTM_ID ?? '',
    recaptchaSiteKey: environment.RECAPTCHA_SITE_KEY ?? '',
    recaptchaSecretKey: environment.RECAPTCHA_SECRET_KEY ?? '',
    recaptchaVerifyUrl: environment.RECAPTCHA_VERIFY_URL,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    mailchimpApiKey: environment.MAILCHIMP_API_KEY,
    mailchimpApiUrl: environment.MAILCHIMP_API_URL,
    hasRateLimits: environment.RATE_LIMITS === 'on' || environment.NODE_ENV === 'production',
    withDemo: environment.DEMO === '1',
    failpoint: environment.FAILPOINT,
    logLevel: environment.LOG_LEVEL,
    ...siteFolderOf(environment),
  };
}
