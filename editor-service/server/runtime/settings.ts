import { resolve } from 'node:path';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { type Environment, environmentSchema, webhookKey } from './environment-schema.ts';

const MEGABYTE = 1024 * 1024;

/** The environment is not usable; `problems` names every bad variable. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'One setting is' : `${problems.length} settings are`;
    super(`${count} wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Both or neither; what a site publishes and when leaves the machine encrypted. */
function webhookProblems({ PUBLISH_WEBHOOK_URL: url, PUBLISH_WEBHOOK_SECRET: secret, NODE_ENV }: Variables): string[] {
  if (!url) return secret ? ['PUBLISH_WEBHOOK_SECRET needs PUBLISH_WEBHOOK_URL'] : [];
  const problems = secret ? [] : ['PUBLISH_WEBHOOK_SECRET must be set with PUBLISH_WEBHOOK_URL: it signs the messages'];
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: 'https:', hostname: '' };
  if (NODE_ENV === 'production' && protocol !== 'https:' && !isLoopback(hostname))
    problems.push('PUBLISH_WEBHOOK_URL must start with https:// in production, unless it is on this machine');
  return problems;
}

const isLoopback = (hostname: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

function productionProblems(environment: Variables): string[] {
  if (environment.NODE_ENV !== 'production') return [];
  const problems = [];
  if (!environment.AUTH_SECRET) problems.push('AUTH_SECRET must be set in production, with at least 32 bytes');
  for (const name of ['PUBLIC_SITE_URL', 'PUBLIC_EDITOR_URL'] as const)
    if (!environment[name]) problems.push(`${name} must be set in production, such as https://example.org`);
  if (environment.FAILPOINT) problems.push('FAILPOINT must not be set in production');
  return problems;
}

/** Reads the environment, where an empty value means "not set". Throws one SettingsError that lists every bad value. */
export function readSettings(variables: Variables): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(set);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...productionProblems(set),
    ...webhookProblems(set),
    ...(set.LOGIN === 'oidc' && !set.OIDC_PROVIDERS ? ['LOGIN=oidc needs OIDC_PROVIDERS'] : []),
  ];
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  return toSettings(parsed.data);
}

const databaseAddressOf = (url: string | undefined, dataDir: string): string =>
  url?.startsWith('sqlite:') ? resolve(url.slice('sqlite:'.length)) : (url ?? `${dataDir}/drafts.sqlite`);

const webhookOf = ({ PUBLISH_WEBHOOK_URL: url, PUBLISH_WEBHOOK_SECRET: secret }: Environment) =>
  url && secret ? { url, key: webhookKey(secret) } : null;

/** The settings of the service; the names follow the environment. */
export type Settings = ReturnType<typeof toSettings>;

/** True when forms can ask for a captcha: its script needs one of the keys, the service the other. */
export const hasCaptcha = ({ recaptchaSiteKey, recaptchaSecretKey }: Settings): boolean =>
  recaptchaSiteKey !== '' && recaptchaSecretKey !== '';

function toSettings(environment: Environment) {
  const dataDir = resolve(environment.DATA_DIR);
  const { SITE_DIR, COMPILED_DIR } = environment;
  const { siteDir, compiledDir } = siteFolder({ SITE_DIR, COMPILED_DIR });
  return {
    port: environment.PORT,
    /** null: the static server is not started. 0, from tests: any free port. */
    sitePort: environment.SITE_PORT || null,
    host: environment.HOST,
    /** null: no metrics are served. 0, from tests: any free port. */
    metricsPort: environment.METRICS_PORT || null,
    dataDir,
    /** Where the drafts are: the address of a PostgreSQL database or the path of a SQLite file. */
    databaseAddress: databaseAddressOf(environment.DATABASE_URL, dataDir),
    /** The bucket that the site is sent to; null: there are only the folders below. */
    storage: environment.STORAGE_URL ?? null,
    contentDir: resolve(environment.CONTENT_DIR ?? `${dataDir}/published`),
    distDir: resolve(environment.DIST_DIR),
    /** The id of another site whose dist, published files or bucket may be replaced. */
    replaces: environment.REPLACE_SITE,
    publicSiteUrl: environment.PUBLIC_SITE_URL,
    /** In every link that leaves the service; without it, the local address. */
    publicEditorUrl: environment.PUBLIC_EDITOR_URL ?? environment.PUBLIC_API_URL,
    /** Where the published pages send forms. */
    publicApiUrl: environment.PUBLIC_API_URL ?? environment.PUBLIC_EDITOR_URL,
    isProduction: environment.NODE_ENV === 'production',
    authSecret: environment.AUTH_SECRET,
    authDays: environment.AUTH_DAYS,
    /** After which a session ends in which nothing is done. */
    idleHours: environment.AUTH_IDLE_HOURS,
    /** Where new passwords are looked up in breaches. */
    passwordCheckUrl: environment.PASSWORD_CHECK_URL,
    /** Names of the roles that need a second factor; `everyone`: all people. */
    secondFactorRoles: environment.SECOND_FACTOR_ROLES,
    /** Whose log-in lets people in. */
    companies: environment.OIDC_PROVIDERS,
    /** People come in by the log-in of their company only. */
    byCompanyOnly: environment.LOGIN === 'oidc',
    trustProxy: environment.TRUST_PROXY,
    /** Maximum total size of the originals in the media library. */
    mediaQuotaBytes: environment.MEDIA_QUOTA_MB * MEGABYTE,
    /** What is deleted while the service runs, see `retention/`. */
    retention: {
      historyDays: environment.HISTORY_DAYS,
      historyVersions: environment.HISTORY_VERSIONS,
      recordDays: environment.RECORD_DAYS,
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
    /** The webhook that is notified of publishes; null: none. */
    publishWebhook: webhookOf(environment),
    /** Limits on guessing and flooding; they can be off only outside production. */
    hasRateLimits: environment.RATE_LIMITS === 'on' || environment.NODE_ENV === 'production',
    withDemo: environment.DEMO === '1',
    failpoint: environment.FAILPOINT,
    logLevel: environment.LOG_LEVEL,
    logFormat: environment.LOG_FORMAT,
    /** The organisation's site folder. */
    siteDir,
    /** The compiled site and editor. */
    compiledDir,
  };
}
