import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { type Db, engineFor, isShared, type Signals } from '#content-store/drafts/database/open-database.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { createLog, type Log } from './log.ts';
import type { Settings } from './settings.ts';

/** What every subject is given. */
export interface Ground {
  settings: Settings;
  db: Db;
  log: Log;
  /** Messages between the instances that share the database. */
  signals: Signals;
  /** The time by which these instances agree. */
  now: () => Date;
  /** Signs the tokens of sessions, forms and preview links. */
  secret: string;
  /** Settings that are written into pages when they are rendered. */
  environment: PublicEnvironment;
  /** Where people reach the editor: in every link that leaves the service. */
  publicEditorUrl: string;
}

/** Where this machine answers. */
interface OwnUrls {
  editorUrl: string;
  /** Null without a static server. */
  siteUrl: string | null;
}

/** Opens what every subject is given, until it is closed. Throws AppError `invalid` when a secret must be set and is not. */
export async function openGround(settings: Settings, db: Db, urls: OwnUrls) {
  const secret = await authSecret(settings);
  const clock = await openClock(db);
  const signals = engineFor(db).openSignals();
  const ground: Ground = {
    ...{ settings, db, signals, secret },
    log: createLog(settings.logLevel, settings.logFormat),
    now: clock.now,
    environment: environmentOf(settings, urls),
    publicEditorUrl: settings.publicEditorUrl ?? urls.editorUrl,
  };
  const close = async (): Promise<void> => {
    clock.stop();
    await signals.close();
  };
  return { ...ground, close };
}

function environmentOf(settings: Settings, { editorUrl, siteUrl }: OwnUrls): PublicEnvironment {
  const { publicSiteUrl, publicApiUrl, imageBaseUrl, fileBaseUrl, gtmId, recaptchaSiteKey } = settings;
  return {
    siteUrl: publicSiteUrl ?? siteUrl ?? editorUrl,
    apiUrl: publicApiUrl ?? editorUrl,
    ...{ imageBaseUrl, fileBaseUrl, gtmId, recaptchaSiteKey },
  };
}

/** AUTH_SECRET; outside production, a secret generated once and kept in the data folder, readable by its owner only. */
async function authSecret({ authSecret: configured, databaseAddress, dataDir }: Settings): Promise<string> {
  if (configured) return configured;
  if (isPostgres(databaseAddress)) {
    throw new AppError(
      'invalid',
      'AUTH_SECRET must be set with DATABASE_URL, alike for all services, with at least 32 bytes',
    );
  }
  const file = join(dataDir, 'auth-secret');
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}

const COMPARE_MS = 30_000;

/** The time by which instances that share a database agree: its clock. Alone, that of this machine. */
async function openClock(db: Db): Promise<{ now: () => Date; stop: () => void }> {
  if (!isShared(db)) return { now: () => new Date(), stop: () => {} };
  let offset = await engineFor(db).clockOffset();
  const compare = async () => {
    offset = await engineFor(db)
      .clockOffset()
      .catch(() => offset);
  };
  const timer = setInterval(() => void compare(), COMPARE_MS).unref();
  return { now: () => new Date(Date.now() + offset), stop: () => clearInterval(timer) };
}
