import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { SessionTokens } from './accounts/session-tokens.ts';
import type { Audit } from './audit/create-audit.ts';
import type { FormCommits } from './forms/form-commits.ts';
import type { PublishedCards } from './hub/published-cards.ts';
import type { MailWorker } from './mail/mail-worker.ts';
import type { MediaVariants } from './media/media-variants.ts';
import type { Uploads } from './media/uploads.ts';
import type { PagesFromSources } from './preview/pages-from-sources.ts';
import type { Previews } from './preview/start-previews.ts';
import type { PublishEvents } from './publishing/publish-events.ts';
import type { Publishing } from './publishing/publishing.ts';
import type { Log } from './runtime/log.ts';
import type { Settings } from './runtime/settings.ts';

/**
 * What `start.ts` creates once and `app.ts` and `handlers.ts` distribute. Only these three know it: each subject is
 * passed only the parts it needs.
 */
export interface Parts {
  settings: Settings;
  log: Log;
  db: Db;
  /** Settings that are written into pages at render time. */
  environment: PublicEnvironment;
  /** Aborted when the service begins to stop. */
  stopping: AbortSignal;
  /** Signs the tokens of sessions and forms. */
  secret: string;
  tokens: SessionTokens;
  audit: Audit;
  publishing: Publishing;
  events: PublishEvents;
  previews: Previews;
  /** Only in development. */
  sources: PagesFromSources | undefined;
  /** The cards of published pages, in memory. */
  cards: PublishedCards;
  variants: MediaVariants;
  uploads: Uploads;
  commits: FormCommits;
  mails: MailWorker;
}
