import type { Db } from '#content-store/drafts/database/open-database.ts';
import { recoveryMail } from './accounts/recovery-mail.ts';
import type { FormCommits } from './forms/form-commits.ts';
import { inWords } from './mail/in-words.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { type MailWorker, startMailWorker } from './mail/mail-worker.ts';
import type { Log } from './runtime/log.ts';
import type { Settings } from './runtime/settings.ts';

interface Options {
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>;
  db: Db;
  log: Log;
  commits: FormCommits;
  /** The folder where mails are written as files while no server is configured. */
  folder: string;
  editorUrl: string;
}

/** Starts sending the mails of forms and accounts. */
export function startMails({ settings, db, log, commits, folder, editorUrl }: Options): MailWorker {
  return startMailWorker({
    db,
    log,
    transport: createMailTransport({ smtpUrl: settings.smtpUrl, from: settings.mailFrom, folder }),
    note: (delivered) => commits.commit('noteDelivery', delivered),
    // A link for a new password is created when it is sent, so that no token is ever stored in plain text.
    contentOf: async ({ kind, recipients, content }) =>
      kind === 'account' ? recoveryMail(db, editorUrl, recipients[0] ?? '') : inWords(content),
  });
}
