import type { Db } from '#content-store/drafts/database/open-database.ts';
import { recoveryMail } from './accounts/recovery-mail.ts';
import { createCaptcha } from './forms/captcha.ts';
import { eraseOverdue } from './forms/erase-overdue.ts';
import { createFloodLimits } from './forms/flood-limits.ts';
import { startFormCommits } from './forms/form-commits.ts';
import { createFormTokens } from './forms/form-tokens.ts';
import { inWords } from './mail/in-words.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { mailchimp } from './mailing-list/mailchimp.ts';
import { storedList } from './mailing-list/stored-list.ts';
import type { Log } from './runtime/log.ts';
import type { Settings } from './runtime/settings.ts';
import type { Service } from './service.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Options {
  settings: Settings;
  db: Db;
  databaseFile: string;
  log: Log;
  /** Signs the tokens of forms. */
  secret: string;
  mailDir: string;
  editorUrl: string;
}

type Parts = Pick<Service, 'commits' | 'formTokens' | 'captcha' | 'limits' | 'mails' | 'mailingList'>;

/** Puts together what forms and mailing lists work with, and begins to send mails and to erase what is overdue. */
export function startForms({ settings, db, databaseFile, log, secret, mailDir, editorUrl }: Options): {
  parts: Parts;
  close(): Promise<void>;
} {
  const { smtpUrl, mailFrom: from, mailchimpApiKey: apiKey, mailchimpApiUrl: apiUrl } = settings;
  const transport = createMailTransport({ smtpUrl, from, folder: mailDir });
  const commits = startFormCommits(db, databaseFile, log);
  const mails = startMailWorker({
    ...{ db, log, transport, note: (delivered) => commits.commit('noteDelivery', delivered) },
    // A link for a new password is made when it is sent: no token is ever stored as it is.
    contentOf: async ({ kind, recipients, content }) =>
      kind === 'account' ? recoveryMail(db, editorUrl, recipients[0] ?? '') : inWords(content),
  });
  const erase = () => {
    eraseOverdue(db, new Date()).then(
      (count) => count > 0 && log.info({ event: 'submissions erased', count }, 'submissions erased'),
      (error: unknown) => log.error({ err: error }, 'erasing failed'),
    );
  };
  erase();
  const timer = setInterval(erase, HOUR_MS);
  return {
    parts: {
      commits,
      formTokens: createFormTokens(secret),
      captcha: createCaptcha(settings, log),
      limits: createFloodLimits(settings.hasRateLimits),
      mailingList: apiKey ? mailchimp({ apiKey, apiUrl, log }) : storedList(db),
      mails,
    },
    close: async () => {
      clearInterval(timer);
      await mails.close();
      await commits.close();
    },
  };
}
