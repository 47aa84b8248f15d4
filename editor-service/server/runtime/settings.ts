import { resolve } from 'node:path';
import { z } from 'zod';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { parseStorageUrl } from '#content-store/files/storage-address.ts';
import { messageOf } from '#content-store/model/error.ts';
import { hasCredentials } from '#content-store/model/values/address-encoding.ts';
import { FAILPOINTS } from '#content-store/published/failpoint.ts';
import { webhookKey } from './webhook-key.ts';

const MEGABYTE = 1024 * 1024;

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
  'must have no user name or password: it is written into pages',
);
const withoutPath = publicAddress.refine(
  (url) => !URL.canParse(url) || new URL(url).pathname === '/',
  'must end after the host: the editor needs a host of its own, such as https://edit.example.org, and no path',
);
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** The environment; `.env.example` explains each variable. */
const environmentSchema = z.object({
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
  PUBLISH_WEBHOOK_URL: address.optional(),
  PUBLISH_WEBHOOK_SECRET: z
    .string()
    .refine((secret) => webhookKey(secret).length >= 24, 'must have at least 24 bytes')
    .optional(),
  MEDIA_QUOTA_MB: wholeNumber(1, 999_999_999, 5_000),
  HISTORY_DAYS: days(365),
  HISTORY_VERSIONS: wholeNumber(1, 10_000, 20),
  AUDIT_DAYS: days(730),
  MAIL_DAYS: days(90),
  DISK_FLOOR_MB: wholeNumber(0, 9_999, 200),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  DEMO: oneOf(['0', '1']).default('1'),
  FAILPOINT: oneOf(FAILPOINTS).optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The environment is not usable; `problems` names every bad variable. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The environment has ${problems.length} bad value(s):\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

type Environment = z.output<typeof environmentSchema>;

/** Both or neither; what a site publishes and when leaves the machine encrypted. */
function webhookProblems({
  PUBLISH_WEBHOOK_URL: url,
  PUBLISH_WEBHOOK_SECRET: secret,
  NODE_ENV,
}: Environment): string[] {
  if (!url) return secret ? ['PUBLISH_WEBHOOK_SECRET needs PUBLISH_WEBHOOK_URL'] : [];
  const problems = secret ? [] : ['PUBLISH_WEBHOOK_SECRET must be set with PUBLISH_WEBHOOK_URL: it signs what is sent'];
  const { protocol, hostname } = new URL(url);
  if (NODE_ENV === 'production' && protocol !== 'https:' && !isLoopback(hostname))
    problems.push('PUBLISH_WEBHOOK_URL must start with https:// in production, unless it is on this machine');
  return problems;
}

const isLoopback = (hostname: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

function productionProblems(environment: Environment): string[] {
  if (environment.NODE_ENV !== 'production') return [];
  const problems = [];
  if (!environment.AUTH_SECRET) problems.push('AUTH_SECRET must be set in production, with at least 32 bytes');
  for (const name of ['PUBLIC_SITE_URL', 'PUBLIC_EDITOR_URL'] as const)
    if (!environment[name]) problems.push(`${name} must be set in production, such as https://example.org`);
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
  const problems = [...productionProblems(parsed.data), ...webhookProblems(parsed.data)];
  if (problems.length > 0) throw new SettingsError(problems);
  return toSettings(parsed.data);
}

const databaseAddressOf = (url: string | undefined, dataDir: string): string =>
  url?.startsWith('sqlite:') ? resolve(url.slice('sqlite:'.length)) : (url ?? `${dataDir}/drafts.sqlite`);

const webhookOf = ({ PUBLISH_WEBHOOK_URL: url, PUBLISH_WEBHOOK_SECRET: secret }: Environment) =>
  url && secret ? { url, key: webhookKey(secret) } : null;

/** The settings of the service; the names follow the environment. */
export type Settings = ReturnType<typeof toSettings>;

function toSettings(environment: Environment) {
  const dataDir = resolve(environment.DATA_DIR);
  const { SITE_DIR, COMPILED_DIR } = environment;
  const { siteDir, compiledDir } = siteFolder({ SITE_DIR, COMPILED_DIR });
  return {
    port: environment.PORT,
    /** null: the static server is not started. 0, from tests: any free port. */
    sitePort: environment.SITE_PORT || null,
    host: environment.HOST,
    /** null: nobody is told any metrics. 0, from tests: any free port. */
    metricsPort: environment.METRICS_PORT || null,
    dataDir,
    /** Where the drafts are: the address of a PostgreSQL database or the path of a SQLite file. */
    databaseAddress: databaseAddressOf(environment.DATABASE_URL, dataDir),
    /** The bucket that the site leaves for; null: the folders below are all there is. */
    storage: environment.STORAGE_URL ?? null,
    contentDir: resolve(environment.CONTENT_DIR ?? `${dataDir}/published`),
    distDir: resolve(environment.DIST_DIR),
    publicSiteUrl: environment.PUBLIC_SITE_URL,
    /** In every link that leaves the service; without it, the local address. */
    publicEditorUrl: environment.PUBLIC_EDITOR_URL ?? environment.PUBLIC_API_URL,
    /** To which the published pages send forms. */
    publicApiUrl: environment.PUBLIC_API_URL ?? environment.PUBLIC_EDITOR_URL,
    isProduction: environment.NODE_ENV === 'production',
    authSecret: environment.AUTH_SECRET,
    authDays: environment.AUTH_DAYS,
    trustProxy: environment.TRUST_PROXY,
    /** Maximum total size of the originals in the media library. */
    mediaQuotaBytes: environment.MEDIA_QUOTA_MB * MEGABYTE,
    /** What is deleted while the service runs, see `retention/`. */
    retention: {
      historyDays: environment.HISTORY_DAYS,
      historyVersions: environment.HISTORY_VERSIONS,
      auditDays: environment.AUDIT_DAYS,
      mailDays: environment.MAIL_DAYS,
    },
    /** Uploads are refused when less than this would stay free on the disk. */
    diskFloorBytes: environment.DISK_FLOOR_MB * MEGABYTE,
    imageBaseUrl: environment.IMAGE_BASE_URL ?? '',
    fileBaseUrl: environment.FILE_BASE_URL ?? '',
    gtmId: environment.GTM_ID ?? '',
    recaptchaSiteKey: environment.RECAPTCHA_SITE_KEY ?? '',
    recaptchaSecretKey: environment.RECAPTCHA_SECRET_KEY ?? '',
    recaptchaVerifyUrl: environment.RECAPTCHA_VERIFY_URL,
    /** Without a server mails are written as files in the data folder. */
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    /** Without a key subscribers are stored in the database. */
    mailchimpApiKey: environment.MAILCHIMP_API_KEY,
    mailchimpApiUrl: environment.MAILCHIMP_API_URL,
    /** What is told of publishes; null: nothing. */
    publishWebhook: webhookOf(environment),
    /** Limits on guessing and flooding; they can be off only outside production. */
    hasRateLimits: environment.RATE_LIMITS === 'on' || environment.NODE_ENV === 'production',
    withDemo: environment.DEMO === '1',
    failpoint: environment.FAILPOINT,
    logLevel: environment.LOG_LEVEL,
    /** The organisation's site folder. */
    siteDir,
    /** The compiled site and editor. */
    compiledDir,
  };
}
