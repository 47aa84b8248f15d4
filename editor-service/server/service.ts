import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { SessionTokens } from './accounts/session-tokens.ts';
import type { Captcha } from './forms/captcha.ts';
import type { FloodLimits } from './forms/flood-limits.ts';
import type { FormCommits } from './forms/form-commits.ts';
import type { FormTokens } from './forms/form-tokens.ts';
import type { PublishedCards } from './hub/published-cards.ts';
import type { MailWorker } from './mail/mail-worker.ts';
import type { MailingList } from './mailing-list/mailing-list.ts';
import type { MediaVariants } from './media/media-variants.ts';
import type { Uploads } from './media/uploads.ts';
import type { Presence } from './pages/presence.ts';
import type { Previews } from './preview/start-previews.ts';
import type { PublishEvents } from './publishing/publish-events.ts';
import type { Publishing } from './publishing/publishing.ts';
import type { Log } from './runtime/log.ts';
import type { Settings } from './runtime/settings.ts';

/** Everything the calls work with; made once by `startService`. */
export interface Service {
  settings: Settings;
  /** Aborted when the service begins to stop. */
  stopping: AbortSignal;
  log: Log;
  db: Db;
  passwords: Passwords;
  tokens: SessionTokens;
  publishing: Publishing;
  events: PublishEvents;
  previews: Previews;
  /** The cards of published pages, in memory. */
  cards: PublishedCards;
  presence: Presence;
  variants: MediaVariants;
  uploads: Uploads;
  commits: FormCommits;
  formTokens: FormTokens;
  captcha: Captcha;
  limits: FloodLimits;
  mails: MailWorker;
  mailingList: MailingList;
  /** Settings that are written into pages at render time. */
  environment: PublicEnvironment;
  /** The folder of the compiled editor. */
  editorDir: string;
  /** The folder of the styles and scripts that pages use. */
  siteAssetsDir: string;
}
