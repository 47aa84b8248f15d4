import { type Db, engineFor, type Signals } from '#content-store/drafts/database/open-database.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { authSecret } from './auth-secret.ts';
import { openClock } from './clock.ts';
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
    log: createLog(settings.logLevel),
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
