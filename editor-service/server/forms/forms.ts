import { passwordMail } from '../people/password-mail.ts';
import type { Ground } from '../runtime/ground.ts';
import { foldersOf } from '../storage/storage.ts';
import { createCaptcha } from './captcha.ts';
import { startErasing } from './erase-overdue.ts';
import { startFormCommits } from './form-commits.ts';
import { formHandlers } from './form-handlers.ts';
import { createFormPlaceOf } from './form-place.ts';
import { createFormTokens } from './form-tokens.ts';
import { inWords } from './mail/in-words.ts';
import { mailHandlers } from './mail/mail-handlers.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { createMailWorker } from './mail/mail-worker.ts';
import { mailchimp } from './mailing-list/mailchimp.ts';
import { storedList } from './mailing-list/mailing-list.ts';
import { mailingListHandlers } from './mailing-list/mailing-list-handlers.ts';

/** What visitors send in, the list of subscribers, and all mails of the service. */
export function openForms({ settings, db, log, now, secret, environment, publicEditorUrl }: Ground) {
  const { databaseAddress, hasRateLimits, smtpUrl, mailFrom: from } = settings;
  const { mailchimpApiKey: apiKey, mailchimpApiUrl: apiUrl } = settings;
  const commits = startFormCommits(db, databaseAddress, log);
  const mails = createMailWorker({
    ...{ db, log, now },
    transport: createMailTransport({ smtpUrl, from, folder: foldersOf(settings).mail }),
    note: (delivered) => commits.commit('noteDelivery', delivered),
    // A link for a new password is created when it is sent, so that no token is ever stored in plain text.
    contentOf: async ({ kind, recipients, content }) =>
      kind === 'account' ? passwordMail(db, publicEditorUrl, recipients[0] ?? '') : inWords(content),
  });
  const wakeMails = mails.wake;
  const placeOf = createFormPlaceOf(db, environment);
  const list = apiKey ? mailchimp({ apiKey, apiUrl, log }) : storedList(db);
  let stopErasing: (() => void) | undefined;
  return {
    calls: {
      ...formHandlers({
        ...{ db, log, placeOf, commits, wakeMails, hasRateLimits },
        tokens: createFormTokens(secret),
        checkCaptcha: createCaptcha(settings, log),
      }),
      ...mailHandlers(db, mails),
      ...mailingListHandlers({ db, log, placeOf, list, hasRateLimits }),
    },
    /** Sends due mails; call it after a commit that queued one. */
    wakeMails,
    start: (): void => {
      mails.start();
      stopErasing = startErasing(db, log);
    },
    stop: async (): Promise<void> => {
      stopErasing?.();
      await using last = new AsyncDisposableStack();
      last.defer(commits.close);
      await mails.close();
    },
  };
}
